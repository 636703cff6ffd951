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

/** Where the feed is at a moment. */
export interface FeedPlace {
  /** The position of the newest event: who has all that was before continues after it. */
  position: number;
  /** How often what visitors see has changed. */
  leagueVersion: number;
}

/** What one who follows the feed is told: an event, or only how far they are. */
export interface FeedStep {
  /** null: the feed went past events that the reader does not want. */
  event: LeagueEvent | null;
  /** Up to here the reader has all that they want. */
  position: number;
}
