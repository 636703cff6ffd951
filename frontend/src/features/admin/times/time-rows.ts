import { fieldTime } from '../../../lib/i18n/stockholm-field';
import type { SeriesToTimeFragment } from './times-page.generated';
import { addDays, addWeeks, mondayOf } from './typed-time';
import type { Language } from '../../../lib/i18n/language';
import { divisionName } from '../../../league/division-name';

/** A series of the season, with its stored time as it is typed: `YYYY-MM-DD HH:mm`, '' for none. */
export interface TimeRow {
  id: number;
  version: number;
  week: number;
  divisionId: number;
  division: string;
  home: SeriesToTimeFragment['series']['home'];
  away: SeriesToTimeFragment['series']['away'];
  /** 1, or 2 for the second series of a team in the week. */
  playDay: number;
  isPlayed: boolean;
  time: string;
  isStreamed: boolean;
}

/** The unsaved values of a series, with its names in case it disappears. */
export interface TypedRow {
  time: string;
  isStreamed: boolean;
  /** The version when it was typed; null replaces the present one. */
  version: number | null;
  name: string;
}

/** By the id of the series. */
export type TypedRows = Readonly<Record<string, TypedRow>>;

export const nameOf = ({ home, away }: Pick<TimeRow, 'home' | 'away'>): string => `${home.name} – ${away.name}`;

export function toRow({ series, version, playDay }: SeriesToTimeFragment, language: Language): TimeRow {
  const { id, week, division, home, away, state, scheduledAt, isStreamed } = series;
  return {
    ...{ id, version, week, home, away, playDay, isStreamed },
    divisionId: division.id,
    division: divisionName(division, language),
    isPlayed: state === 'REPORTED',
    time: fieldTime(scheduledAt).replace('T', ' '),
  };
}

/** The rows with what is typed in place of what is stored. */
export const withTyped = (rows: readonly TimeRow[], typed: TypedRows): TimeRow[] =>
  rows.map((row) => {
    const own = typed[String(row.id)];
    return own ? { ...row, time: own.time, isStreamed: own.isStreamed } : row;
  });

/** Puts new values into some rows. A row that is as it is stored is no change. */
export function typeInto(typed: TypedRows, changes: readonly [TimeRow, Partial<TypedRow>][]): TypedRows {
  const next = new Map(Object.entries(typed));
  for (const [row, change] of changes) {
    const before = next.get(String(row.id));
    const stored = { time: row.time, isStreamed: row.isStreamed, version: row.version, name: nameOf(row) };
    const after = { ...stored, ...before, ...change };
    if (after.time === row.time && after.isStreamed === row.isStreamed) next.delete(String(row.id));
    else next.set(String(row.id), after);
  }
  return Object.fromEntries(next);
}

/** A weekday, 1 for Monday, and a time of day. */
export interface PlayDay {
  weekday: number;
  clock: string;
}

/** Times for rows, by the id of the series. */
type Filled = Map<number, string>;

/** The time of each row by its week and the day of its division. `monday` is that of the week `ofWeek`. */
export function filledByDays(
  rows: readonly TimeRow[],
  dayOf: (row: TimeRow) => PlayDay | null,
  { monday, ofWeek }: { monday: string; ofWeek: number },
): Filled {
  return new Map(
    rows.flatMap((row) => {
      const day = dayOf(row);
      if (!day) return [];
      return [[row.id, `${addDays(monday, (row.week - ofWeek) * 7 + day.weekday - 1)} ${day.clock}`] as const];
    }),
  );
}

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** The Monday of a week, from the nearest week with times; without any, counted from the season's first day. */
export function mondayOfWeek(rows: readonly TimeRow[], week: number, startsOn: string): string {
  const timed = rows.filter(({ time }) => TIME.test(time));
  const distance = (row: TimeRow): number => Math.abs(row.week - week) + (row.week > week ? 0.5 : 0);
  const [nearest] = timed.sort((a, b) => distance(a) - distance(b) || a.time.localeCompare(b.time));
  const [from, day] = nearest ? [nearest.week, nearest.time.slice(0, 10)] : [1, startsOn];
  return addDays(mondayOf(day), (week - from) * 7);
}

/**
 * The times of the latest earlier week that has some, moved to the week of each wanted row: the first series of a play
 * day at the first time of that day, and so on. A filled week is the example of the next one. `all` are the season's
 * rows as they are typed.
 */
export function filledAsBefore(all: readonly TimeRow[], wanted: readonly TimeRow[]): Filled {
  const filled: Filled = new Map();
  const groups = new Map<string, TimeRow[]>();
  for (const row of all) {
    const key = groupOf(row, row.week);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const timesOf = (group: readonly TimeRow[]): string[] =>
    group
      .map(({ id, time }) => filled.get(id) ?? time)
      .filter((time) => TIME.test(time))
      .sort();
  for (const row of [...wanted].sort((a, b) => a.week - b.week)) {
    const place = (groups.get(groupOf(row, row.week)) ?? []).findIndex(({ id }) => id === row.id);
    for (let week = row.week - 1; week > 0; week--) {
      const times = timesOf(groups.get(groupOf(row, week)) ?? []);
      const time = times[place] ?? times.at(-1);
      if (!time) continue;
      filled.set(row.id, addWeeks(time, row.week - week));
      break;
    }
  }
  return filled;
}

const groupOf = ({ divisionId, playDay }: TimeRow, week: number): string => `${divisionId}.${playDay}.${week}`;

const msOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);

/**
 * The week to begin with: that of the time nearest to now, or the next one, if all of it is played. Without times, the
 * first week with a series to play.
 */
export function presentWeek(rows: readonly TimeRow[], now: string): number | null {
  const open = [...new Set(rows.filter(({ isPlayed }) => !isPlayed).map(({ week }) => week))].sort((a, b) => a - b);
  const distance = ({ time }: TimeRow): number => Math.abs(msOf(time) - msOf(now));
  const [nearest] = rows.filter(({ time }) => TIME.test(time)).sort((a, b) => distance(a) - distance(b));
  return open.find((week) => week >= (nearest?.week ?? 0)) ?? open[0] ?? null;
}
