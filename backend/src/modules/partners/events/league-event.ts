import type { EventFacts, EventKind, FeedRange } from '../../../domain/partners/league-event.ts';

/** Something that happened. */
export interface LeagueEvent {
  position: number;
  kind: EventKind;
  /** ISO text in UTC. */
  at: string;
  facts: EventFacts;
}

/** Events in order, with what the feed has. */
export interface EventRange extends FeedRange {
  events: LeagueEvent[];
}

/** Events in order, and where to continue. */
export interface EventPage {
  events: LeagueEvent[];
  /** `after` of the next call. */
  next: number;
  /** `before` of the next call of one who reads backwards; null: nothing is older. */
  previous: number | null;
  newest: number;
  hasMore: boolean;
}
