import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { cursorOf, EVENT_DAYS, MOST_EVENTS } from '../../../domain/partners/league-event.ts';
import { Clock } from '../../../platform/clock.ts';
import { OneAtATime } from '../../../platform/jobs.ts';
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
   * Events after a position, at most `first`, 1 to 100; without a position from the oldest on. Refuses a position that
   * the feed no longer has (EVENTS_FORGOTTEN), or never had (INVALID_INPUT).
   */
  async page(after: number | null, first: number): Promise<EventPage> {
    const size = Math.min(Math.max(first, 1), MOST_EVENTS);
    const { events, ...range } = await this.events.find(after, size);
    const from = cursorOf(after, range);
    const next = events.at(-1)?.position ?? from;
    return { events, next, newest: range.newest, hasMore: next < range.newest };
  }

  /** The position of the newest event. */
  async newest(): Promise<number> {
    return (await this.events.find(null, 0)).newest;
  }

  /** Makes the events of planned posts whose time has come. */
  @Interval(DUE_MS)
  @OneAtATime()
  tellDueNews(): Promise<void> {
    return this.events.tellDueNews();
  }

  /** Deletes the events that are older than the feed promises. */
  @Interval(HOUR_MS)
  @OneAtATime()
  async forgetOld(): Promise<void> {
    await this.events.deleteBefore(new Date(this.clock.now().getTime() - EVENT_DAYS * 24 * HOUR_MS));
  }
}
