import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MOST_EVENTS } from '../../../domain/partners/league-event.ts';
import { ChannelFeed } from '../../../platform/db/channel-feed.ts';
import { DbListener } from '../../../platform/db/listener.ts';
import { EventsService } from './events.service.ts';
import type { EventPage, LeagueEvent } from './league-event.ts';

// schema/functions/events.sql tells this channel
const CHANNEL = 'league_events';

/**
 * Pushes events. A message of the channel only says that there is something to read: each reader continues after the
 * last event that it has told, so no lost message can skip one. Readers at the same position share their statement.
 */
@Injectable()
export class EventFeed implements OnModuleInit {
  private readonly feed: ChannelFeed;
  private readonly reads = new Map<string, Promise<EventPage>>();
  /** Grows with every message, so that no reader shares a statement that began before its message. */
  private heard = 0;

  constructor(
    private readonly listener: DbListener,
    private readonly events: EventsService,
  ) {
    this.feed = new ChannelFeed(listener, CHANNEL);
  }

  /** Before the first reader listens, so that the number has grown when a reader wakes. */
  onModuleInit(): void {
    this.listener.listen(CHANNEL, () => this.heard++);
  }

  /**
   * Every event after a position, until the reader stops; without one, every event from now on. Refuses a position like
   * `EventsService.page`, at once and whenever the reader gets too far behind.
   */
  async after(position: number | null): Promise<AsyncIterableIterator<LeagueEvent>> {
    let at = position ?? (await this.events.newest());
    const untold = (await this.events.page(at, MOST_EVENTS)).events;
    return this.feed.of(null, async (signal) => {
      if (untold.length === 0) untold.push(...(await this.read(at)).events);
      const event = untold.shift() ?? null;
      if (event === null) return null;
      at = event.position;
      signal.set();
      return event;
    });
  }

  private read(after: number): Promise<EventPage> {
    const key = `${this.heard} ${after}`;
    const running = this.reads.get(key);
    if (running) return running;
    const read = this.events.page(after, MOST_EVENTS).finally(() => this.reads.delete(key));
    this.reads.set(key, read);
    return read;
  }
}
