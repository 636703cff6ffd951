import type { EventKind, FeedRange } from '../../domain/partners/league-event.ts';
import type { Side } from '../../domain/sides.ts';

/** A part of a team that visitors see. */
export type TeamPart = 'name' | 'logo' | 'banner' | 'isActive';

/** What an event is about. Each kind has the fields that apply to it; names are read by the numbers. */
export interface EventFacts {
  seriesId?: number;
  divisionId?: number;
  seasonId?: number | null;
  week?: number;
  homeTeamId?: number;
  awayTeamId?: number;
  /** ISO text in UTC; null: the series has no time. */
  startsAt?: string | null;
  homeGames?: number | null;
  awayGames?: number | null;
  walkover?: Side | 'both' | null;
  playerId?: number;
  /** Of a transfer: the new team; null when the player left one. */
  teamId?: number | null;
  fromTeamId?: number | null;
  changed?: TeamPart[];
  postId?: number;
  /** The post's present address; null when readers cannot see it any more. */
  slug?: string | null;
}

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
  newest: number;
  hasMore: boolean;
}
