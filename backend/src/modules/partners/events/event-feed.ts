import { Injectable } from '@nestjs/common';
import { MOST_EVENTS } from '../../../domain/partners/league-event.ts';
import { ChannelFeed } from '../../../platform/db/channel-feed.ts';
import { DbListener } from '../../../platform/db/listener.ts';
import { EventsService } from './events.service.ts';
import type { LeagueEvent } from './league-event.ts';

// schema/functions/events.sql tells this channel
const CHANNEL = 'league_events';

/**
 * Pushes events. A message of the channel only says that there is something to read: each reader continues after the
 * last event that it has told, so no lost message can skip one. Readers at the same position share their statement.
 */
@Injectable()
export class EventFeed {
  private readonly feed: ChannelFeed;

  constructor(
    listener: DbListener,
    private readonly events: EventsService,
  ) {
    this.feed = new ChannelFeed(listener, CHANNEL);
  }

  /**
   * Every event after a position, until the reader stops; without one, every event from now on. Refuses a position like
   * `EventsService.page`, at once and whenever the reader gets too far behind.
   */
  async after(position: number | null): Promise<AsyncIterableIterator<LeagueEvent>> {
    let at = position ?? (await this.events.newest());
    const untold = (await this.events.page(at, MOST_EVENTS)).events;
    return this.feed.of(null, async (signal) => {
      if (untold.length === 0) untold.push(...(await this.next(at)));
      const event = untold.shift() ?? null;
      if (event === null) return null;
      at = event.position;
      signal.set();
      return event;
    });
  }

  private async next(after: number): Promise<LeagueEvent[]> {
    return (await this.feed.shared(String(after), () => this.events.page(after, MOST_EVENTS))).events;
  }
}
