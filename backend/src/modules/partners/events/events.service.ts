import { Injectable, Logger } from '@nestjs/common';
import { cursorOf, EVENT_DAYS, lastBefore, sliceOf, type EventChoice } from '../../../domain/partners/league-event.ts';
import { Clock } from '../../../platform/clock.ts';
import { Every } from '../../../platform/jobs.ts';
import { EventsRepository } from './events.repository.ts';
import type { EventPage } from './league-event.ts';

const HOUR_MS = 3_600_000;
/** Posts are planned to the minute, so an event is at most this much late. */
const DUE_MS = 15_000;

/** The feed of events (R34): reads it, and keeps it no longer than promised. */
@Injectable()
export class EventsService {
  private readonly log = new Logger('Events');

  constructor(
    private readonly events: EventsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The chosen events, the oldest first, at most 100. Refuses a position that the feed no longer has (EVENTS_FORGOTTEN), or never
   * had (INVALID_INPUT), a list without kinds (INVALID_INPUT), and both ways at once (PAGE_AMBIGUOUS).
   */
  async choose(choice: EventChoice): Promise<EventPage> {
    const slice = sliceOf(choice);
    const { events, ...range } = await this.events.find(slice);
    const { newest, forgotten } = range;
    const last = events.at(-1)?.position;
    const isFull = events.length === slice.most;
    const oldest = isFull ? (events[0]?.position ?? null) : null;
    if (slice.isBackwards) {
      const to = lastBefore(slice.from, range);
      const next = slice.from === null ? to : (last ?? to);
      return {
        events,
        next,
        previous: oldest !== null && oldest > forgotten + 1 ? oldest : null,
        newest,
        hasMore: next < newest,
      };
    }
    const from = cursorOf(slice.from, range);
    // who wants some kinds has read past the others too
    const next = isFull || slice.kinds === null ? (last ?? from) : newest;
    const first = events[0]?.position ?? from + 1;
    return { events, next, previous: first > forgotten + 1 ? first : null, newest, hasMore: next < newest };
  }

  /** Events after a position, at most `first`; without a position from the oldest on. */
  page(after: number | null, first: number): Promise<EventPage> {
    return this.choose({ after, first });
  }

  /** The position of the newest event. */
  async newest(): Promise<number> {
    return (await this.events.findPlace()).position;
  }

  /** Makes the events of planned posts whose time has come. */
  @Every('planned-news', DUE_MS)
  tellDueNews(): Promise<void> {
    return this.events.tellDueNews();
  }

  /** Deletes the events that are older than the feed promises. */
  @Every('old-events', HOUR_MS)
  async forgetOld(): Promise<void> {
    await this.events.deleteBefore(new Date(this.clock.now().getTime() - EVENT_DAYS * 24 * HOUR_MS));
  }
}
