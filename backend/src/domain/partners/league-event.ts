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
  'team.merged',
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

/** What an event is about: the first word of its kind. */
export type EventTopic = EventKind extends infer K ? (K extends `${infer T}.${string}` ? T : never) : never;
export type KindOf<T extends EventTopic> = Extract<EventKind, `${T}.${string}`>;

/** The kinds of these topics. */
export const kindsOf = <T extends EventTopic>(...topics: readonly T[]): KindOf<T>[] =>
  EVENT_KINDS.filter((kind): kind is KindOf<T> => topics.some((topic) => kind.startsWith(`${topic}.`)));

export const topicOf = (kind: EventKind): EventTopic => kind.slice(0, kind.indexOf('.')) as EventTopic;

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
  /** Of a team that was merged: the team that has its results now. */
  intoTeamId?: number;
  sixMansSeriesId?: number;
  /** Of a `changed` kind: what visitors see is different now. */
  changed?: EventPart[];
  postId?: number;
  /** The post's present address; null when readers cannot see it any more. */
  slug?: string | null;
}

/** How long an event is kept. */
export const EVENT_DAYS = 400;

/** The most events in one answer. */
export const MOST_EVENTS = 100;

/** Which events a reader wants. */
export interface EventChoice {
  /** Those after a position; null: from the oldest on. */
  after?: number | null;
  /** Those before a position; null: up to the newest. Only with `last`. */
  before?: number | null;
  /** The most that are answered, the oldest of them. */
  first?: number | null;
  /** The most that are answered, the newest of them. */
  last?: number | null;
  /** Only these, at least one; null: all. */
  kinds?: readonly EventKind[] | null;
}

/** A choice that can be read: one way, and so many. */
export interface EventSlice {
  isBackwards: boolean;
  /** Exclusive; null: from the end of the feed on that side. */
  from: number | null;
  most: number;
  kinds: readonly EventKind[] | null;
}

/**
 * What a reader wants, as one slice. Refuses both ways at once (PAGE_AMBIGUOUS), and a position that no event can have, a page of no
 * events or of more than 100, or a list without kinds (INVALID_INPUT): a program whose filter came out empty does not want everything.
 */
export function sliceOf({
  after = null,
  before = null,
  first = null,
  last = null,
  kinds = null,
}: EventChoice): EventSlice {
  const isBackwards = last !== null || before !== null;
  if (isBackwards && (first !== null || after !== null)) {
    throw new LeagueError('PAGE_AMBIGUOUS', 'api.list.first-and-last', { field: last === null ? 'before' : 'last' });
  }
  for (const [field, position, first] of [
    ['after', after, 0],
    ['before', before, 1],
  ] as const) {
    if (position !== null && position < first)
      throw new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field });
  }
  if (kinds?.length === 0) throw new LeagueError('INVALID_INPUT', 'api.events.no-kinds', { field: 'kinds' });
  const most = last ?? first ?? MOST_EVENTS;
  if (most < 1 || most > MOST_EVENTS) {
    const field = last === null ? 'first' : 'last';
    throw new LeagueError('INVALID_INPUT', 'api.events.most', { field, params: { max: MOST_EVENTS } });
  }
  return { isBackwards, from: isBackwards ? before : after, most, kinds };
}

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
export function cursorOf(
  after: number | null,
  { newest, forgotten }: FeedRange,
  field: 'after' | 'before' = 'after',
): number {
  if (after === null) return forgotten;
  if (after < forgotten) {
    throw new LeagueError('EVENTS_FORGOTTEN', 'api.events.forgotten', {
      field,
      params: { oldest: forgotten, days: EVENT_DAYS },
    });
  }
  if (after > newest) throw new LeagueError('INVALID_INPUT', 'api.events.not-yet', { field, params: { newest } });
  return after;
}

/** The position up to which one reads who wants those before a position; without one, the newest. Refuses as `cursorOf`. */
export const lastBefore = (before: number | null, range: FeedRange): number =>
  before === null ? range.newest : cursorOf(before - 1, range, 'before');
