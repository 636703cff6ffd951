/** The feed of what happens in the league, which partners' programs follow (R34). */
import { LeagueError } from '../league-error.ts';
import type { Side } from '../sides.ts';
import type { EventPart } from './event-parts.ts';

/** What can happen. A function of the database makes the events; a test compares its kinds with these. */
export const EVENT_KINDS = [
  'series.created',
  'series.reported',
  'series.corrected',
  'series.reset',
  'series.scheduled',
  'series.moved',
  'series.changed',
  'series.removed',
  'division.created',
  'division.changed',
  'division.removed',
  'stage.created',
  'stage.changed',
  'stage.removed',
  'season.created',
  'season.changed',
  'season.removed',
  'player.created',
  'player.changed',
  'player.transferred',
  'player.merged',
  'player.removed',
  'team.signed-up',
  'team.withdrawn',
  'team.created',
  'team.changed',
  'team.removed',
  'six-mans.played',
  'six-mans.changed',
  'six-mans.removed',
  'news.published',
  'news.changed',
  'news.withdrawn',
  'site.changed',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

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
  /** Of a player who was merged: the player who has their games now. */
  intoPlayerId?: number;
  sixMansSeriesId?: number;
  /** Of a `changed` kind: what visitors see otherwise now. */
  changed?: EventPart[];
  postId?: number;
  /** The post's present address; null when readers cannot see it any more. */
  slug?: string | null;
}

/** How long an event is kept. */
export const EVENT_DAYS = 400;

/** The most events in one answer. */
export const MOST_EVENTS = 100;

/** What the feed has. */
export interface FeedRange {
  /** The position of the newest event; 0 when there was none. */
  newest: number;
  /** The position of the newest event that is deleted; 0 when none is. */
  forgotten: number;
}

/**
 * The position after which a reader continues; without one, the oldest that is kept. Refuses one whose next event is
 * deleted (EVENTS_FORGOTTEN), and one that the feed has not reached (INVALID_INPUT), for example after a restore.
 */
export function cursorOf(after: number | null, { newest, forgotten }: FeedRange): number {
  if (after === null) return forgotten;
  if (after < forgotten) {
    throw new LeagueError('EVENTS_FORGOTTEN', 'api.events.forgotten', {
      field: 'after',
      params: { oldest: forgotten, days: EVENT_DAYS },
    });
  }
  if (after > newest)
    throw new LeagueError('INVALID_INPUT', 'api.events.not-yet', { field: 'after', params: { newest } });
  return after;
}
