import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { cursorOf, EVENT_DAYS, MOST_EVENTS } from '../../../domain/partners/league-event.ts';
import { Clock } from '../../../platform/clock.ts';
import { repeat } from '../../../platform/repeat.ts';
import { EventsRepository } from './events.repository.ts';
import type { EventPage } from './league-event.ts';

const HOUR_MS = 3_600_000;
/** Posts are planned to the minute, so an event is at most this much late. */
const DUE_MS = 15_000;

/** The feed of events (R34): reads it, and keeps it no longer than promised. */
@Injectable()
export class EventsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Events');
  private stops: (() => void)[] = [];

  constructor(
    private readonly events: EventsRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.stops = [
      repeat(() => this.tellDueNews(), DUE_MS, this.log, 'planned news not told'),
      repeat(() => this.forgetOld(), HOUR_MS, this.log, 'old events not deleted'),
    ];
  }

  onApplicationShutdown(): void {
    for (const stop of this.stops) stop();
  }

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
  tellDueNews(): Promise<void> {
    return this.events.tellDueNews();
  }

  /** Deletes the events that are older than the feed promises. */
  async forgetOld(): Promise<void> {
    await this.events.deleteBefore(new Date(this.clock.now().getTime() - EVENT_DAYS * 24 * HOUR_MS));
  }
}
