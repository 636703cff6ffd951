import { Injectable } from '@nestjs/common';
import { MOST_EVENTS, type EventKind } from '../../../domain/partners/league-event.ts';
import { ChannelFeed } from '../../../platform/db/channel-feed.ts';
import { DbListener } from '../../../platform/db/listener.ts';
import { EventsService } from './events.service.ts';
import type { WakeSignal } from '../../../platform/wake-signal.ts';
import type { EventPage, FeedStep, LeagueEvent } from './league-event.ts';

/** What a reader wants; null: everything. */
type EventKinds = readonly EventKind[] | null;

// schema/functions/events.sql tells this channel
const CHANNEL = 'league_events';

/** Events as they come. */
export interface FollowedEvents extends AsyncIterableIterator<LeagueEvent> {
  /** The position up to which the reader has got all that they want, also when they want none of what came last. */
  reached: () => number;
}

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
   * Every event of these kinds after a position, until the reader stops; without one, every event from now on. Refuses a position like
   * `EventsService.page`, at once and whenever the reader gets too far behind.
   */
  async after(position: number | null, kinds: EventKinds = null): Promise<FollowedEvents> {
    const { from, read } = await this.reading(position, kinds);
    let reached = from;
    const told = this.feed.of(null, async (signal) => {
      const step = await read(signal);
      // who asks for more has taken what was told before
      reached = step.event === null ? step.position : step.position - 1;
      return step.event;
    });
    return Object.assign(told, { reached: () => reached });
  }

  /**
   * The same events as steps, with one at the beginning and one whenever the feed has gone past events of other kinds: a reader who keeps
   * the last position misses nothing, and continues where they were however long none of theirs came.
   */
  async steps(position: number | null, kinds: EventKinds = null): Promise<AsyncIterableIterator<FeedStep>> {
    const { read } = await this.reading(position, kinds);
    let told: number | null = null;
    return this.feed.of(null, async (signal) => {
      const step = await read(signal);
      if (step.event === null && step.position === told) return null;
      told = step.position;
      return step;
    });
  }

  /** Where a reader begins, and what reads their next step. */
  private async reading(position: number | null, kinds: EventKinds) {
    const from = position ?? (await this.events.newest());
    let { events, next } = await this.events.choose({ after: from, first: MOST_EVENTS, kinds });
    const read = async (signal: WakeSignal): Promise<FeedStep> => {
      if (events.length === 0) ({ events, next } = await this.next(next, kinds));
      const [event = null, ...untold] = events;
      events = untold;
      if (event !== null) signal.set();
      return { event, position: event?.position ?? next };
    };
    return { from, read };
  }

  private next(after: number, kinds: EventKinds): Promise<EventPage> {
    const read = (): Promise<EventPage> => this.events.choose({ after, first: MOST_EVENTS, kinds });
    return this.feed.shared([after, ...(kinds ?? [])].join(), read);
  }
}
