/**
 * Which change is which event of the feed (R34). The database finds the events of a transaction in its rows when it is committed
 * (`schema/functions/events.sql`, `event-parts.sql`), because imports, undos and SQL change rows too; a test runs both over the
 * same changes.
 */
import type { Side } from '../sides.ts';
import { EVENT_PARTS, PUBLIC_PARTS, type EventNoun, type EventPart } from './event-parts.ts';
import type { EventKind } from './league-event.ts';

/** An event without the ids that it is about. */
export interface EventOf {
  kind: EventKind;
  changed?: EventPart[];
}

/** What visitors see of a series. Instants are numbers of milliseconds. */
export interface SeriesFacts {
  scheduledAt: number | null;
  reportedAt: number | null;
  homeGames: number | null;
  awayGames: number | null;
  homeGoals: number | null;
  awayGoals: number | null;
  walkover: Side | 'both' | null;
  week: number;
  isStreamed: boolean;
}

const RESULT = ['homeGames', 'awayGames', 'homeGoals', 'awayGoals', 'walkover'] as const;

/** What a transaction did to the games of a series. */
export interface OtherGames {
  /** Its games, numbers or goals were written, also if they say the same. */
  isTouched: boolean;
  /** They say something else than before. */
  isPlayedOtherwise: boolean;
}

/** The events of a series that was changed, made (`was` null) or deleted (`now` null), in their order. */
export function seriesEventsOf(was: SeriesFacts | null, now: SeriesFacts | null, games: OtherGames): EventOf[] {
  if (!now) return was ? [{ kind: 'series.removed' }] : [];
  if (!was && now.scheduledAt === null && now.reportedAt === null) return [{ kind: 'series.created' }];
  const events: EventOf[] = [];
  const former = was?.scheduledAt ?? null;
  if (former !== now.scheduledAt) events.push({ kind: former === null ? 'series.scheduled' : 'series.moved' });
  const result = resultEventOf(was, now, games);
  if (result) events.push({ kind: result });
  const changed = was ? seriesPartsOf(was, now, games, result !== null) : [];
  if (changed.length > 0) events.push({ kind: 'series.changed', changed });
  return events;
}

function resultEventOf(was: SeriesFacts | null, now: SeriesFacts, games: OtherGames): EventKind | null {
  const former = was?.reportedAt ?? null;
  const isOther = RESULT.some((part) => (was?.[part] ?? null) !== now[part]);
  // the same result that is stored again is news only when it was played otherwise
  if (!isOther && (former === now.reportedAt || !games.isPlayedOtherwise)) return null;
  if (former === null) return now.reportedAt === null ? null : 'series.reported';
  return now.reportedAt === null ? 'series.reset' : 'series.corrected';
}

/** What is other besides time and result. Who is told of a result reads its games with it. */
function seriesPartsOf(was: SeriesFacts, now: SeriesFacts, games: OtherGames, isResultTold: boolean): EventPart[] {
  const isOther: Partial<Record<EventPart, boolean>> = {
    week: was.week !== now.week,
    stream: was.isStreamed !== now.isStreamed,
    reportedAt: !isResultTold && was.reportedAt !== now.reportedAt,
    games: !isResultTold && games.isTouched,
  };
  return EVENT_PARTS.series.filter((part) => isOther[part]);
}

/** A row's values as the database stores them, by column. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** The parts of a row of a table that are others; null is a row that is not there. */
export function changedPartsOf(table: string, was: StoredRow | null, now: StoredRow | null): Set<EventPart> {
  const columns = Object.entries(PUBLIC_PARTS[table] ?? {});
  if (!was && !now) return new Set();
  if (!was || !now) return new Set(columns.flatMap(([column, part]) => (column === '*' ? [part] : [])));
  return new Set(columns.flatMap(([column, part]) => (was[column] === now[column] ? [] : [part])));
}

/** The nouns that have a table of their own name. */
export type StoredNoun = 'season' | 'division' | 'team' | 'player';

/** The event of a noun's row that was changed, made or deleted, with the parts that are others; null for none. */
export function nounEventOf(noun: StoredNoun, was: StoredRow | null, now: StoredRow | null): EventOf | null {
  if (!now) return was && { kind: `${noun}.removed` };
  if (!was) return { kind: `${noun}.created` };
  return changedEventOf(noun, changedPartsOf(noun, was, now));
}

/** The event of parts that became others; null for none. */
export const changedEventOf = (noun: Exclude<EventNoun, 'sixMans'>, parts: ReadonlySet<EventPart>): EventOf | null =>
  parts.size === 0 ? null : { kind: `${noun}.changed`, changed: EVENT_PARTS[noun].filter((part) => parts.has(part)) };

/** The parts that a sanction changes: one that is not public is none, before and after (R24). */
export function sanctionPartsOf(was: StoredRow | null, now: StoredRow | null): Set<EventPart> {
  const seen = (row: StoredRow | null): StoredRow | null => (row?.['is_public'] === true ? row : null);
  return changedPartsOf('sanction', seen(was), seen(now));
}

/** The event of a team's sign-up for a season: was it signed up before, and is it now? */
export const signupEventOf = (was: boolean, now: boolean): EventKind | null =>
  was === now ? null : now ? 'team.signed-up' : 'team.withdrawn';

/**
 * The event of a player's teams before and after. Entries that move no one, as a captain's or an old one, are told as the
 * team's roster.
 */
export const transferEventOf = (fromTeamId: number | null, teamId: number | null): EventOf | null => {
  if (fromTeamId !== teamId) return { kind: 'player.transferred' };
  return teamId === null ? null : changedEventOf('team', new Set(['roster']));
};
