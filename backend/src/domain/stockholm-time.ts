/**
 * Swedish time (R14): stored times are UTC, people type and read Europe/Stockholm. The time zone database is read once
 * for each year, for its two clock changes. The rest is arithmetic, because lists format many times on a page.
 */
import { LeagueError } from './league-error.ts';
import { pastedText } from './text.ts';

const TIME_ZONE = 'Europe/Stockholm';
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const WEEK = 7 * DAY;

/** An ISO week: Monday to Sunday. Its year is the year of its Thursday. */
export interface IsoWeek {
  year: number;
  week: number;
}

/**
 * Reads `YYYY-MM-DD HH:mm` or `YYYY-MM-DD HH:mm:ss` in Swedish time. A `T` may stand in the middle, as browsers write
 * it. An hour that comes twice in autumn is read as the first one. Refuses a text that is no date and time, and the
 * hour that spring skips (INVALID_INPUT).
 */
export function parseTime(text: string, field?: string): Date {
  const wall = wallFrom(text);
  if (wall === null) throw refusal('not-a-time', text, field);
  const instant = instantOf(wall);
  if (instant === null) throw refusal('skipped-hour', text, field);
  return new Date(instant);
}

/** Reads the same, but an hour that spring skips moves to after the change: 02:30 to 03:30. */
export function atOrAfter(text: string): Date {
  const wall = wallFrom(text);
  if (wall === null) throw refusal('not-a-time', text, undefined);
  return new Date(instantAtOrAfter(wall));
}

/** 00:00 in Sweden on a day, `YYYY-MM-DD`. */
export const startOfDay = (day: string): Date => atOrAfter(`${day} 00:00`);

/** `YYYY-MM-DD HH:mm:ss` in Swedish time, the form of the documented calls. */
export function formatTime(instant: Date): string {
  const text = wallText(instant);
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}

/** The day in Sweden, `YYYY-MM-DD`. */
export function stockholmDate(instant: Date): string {
  return wallText(instant).slice(0, 10);
}

const SPOKEN = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
const IN_SWEDISH = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, ...SPOKEN });
const IN_ENGLISH = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, ...SPOKEN });

/** A time in a sentence: `tisdag 10 mars kl. 19:00 svensk tid`, `Tuesday 10 March at 19:00 Swedish time`. */
export const spokenTime = (instant: Date): { sv: string; en: string } => ({
  sv: `${IN_SWEDISH.format(instant)} svensk tid`,
  en: `${IN_ENGLISH.format(instant)} Swedish time`,
});

/** The ISO week in Sweden. */
export function isoWeek(instant: Date): IsoWeek {
  const wall = wallOf(instant.getTime());
  const thursday = mondayOf(wall) + 3 * DAY;
  const year = new Date(thursday).getUTCFullYear();
  return { year, week: 1 + Math.round((mondayOf(wall) - firstMonday(year)) / WEEK) };
}

/** The start of an ISO week: its Monday, 00:00 in Sweden. A week after the year's last one is in the next year. */
export function startOfIsoWeek({ year, week }: IsoWeek): Date {
  return new Date(instantAtOrAfter(firstMonday(year) + (week - 1) * WEEK));
}

/** The time `weeks` later (or earlier), with the same time of day in Sweden, also after a clock change. */
export function addCalendarWeeks(instant: Date, weeks: number): Date {
  return new Date(instantAtOrAfter(wallOf(instant.getTime()) + weeks * WEEK));
}

// other years are typing mistakes
const WALL_TEXT = /^((?:19|20|21)\d\d-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/;

/** A local time, stored as the milliseconds at which UTC shows the same. */
type Wall = number;

function wallFrom(text: string): Wall | null {
  const [, date, minutes, seconds = ':00'] = WALL_TEXT.exec(pastedText(text)) ?? [];
  const iso = `${date}T${minutes}${seconds}.000Z`;
  const wall = Date.parse(iso);
  // some engines read 30 February and 24:00 as the next day
  return Number.isNaN(wall) || new Date(wall).toISOString() !== iso ? null : wall;
}

const wallOf = (instant: number): Wall => instant + offsetAt(instant);

const wallText = (instant: Date): string => new Date(wallOf(instant.getTime())).toISOString();

/** The first instant with this local time; null when the clocks skip it. */
function instantOf(wall: Wall): number | null {
  const offsets = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
  const candidates = [wall - Math.max(...offsets), wall - Math.min(...offsets)];
  return candidates.find((instant) => wallOf(instant) === wall) ?? null;
}

/** As `instantOf`, but a skipped time moves to after the change (02:30 to 03:30). */
const instantAtOrAfter = (wall: Wall): number => instantOf(wall) ?? wall - offsetAt(wall - DAY);

function mondayOf(wall: Wall): Wall {
  const day = Math.floor(wall / DAY);
  // day 0, 1 January 1970, was a Thursday
  const daysSinceMonday = (((day + 3) % 7) + 7) % 7;
  return (day - daysSinceMonday) * DAY;
}

/** The Monday of week 1, which always contains 4 January. */
const firstMonday = (year: number): Wall => mondayOf(Date.UTC(year, 0, 4));

/** From this instant on, clocks are this far ahead of UTC, in milliseconds. */
interface Change {
  at: number;
  offset: number;
}

const changesByYear = new Map<number, Change[]>();

function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  let changes = changesByYear.get(year);
  if (!changes) {
    changes = changesIn(year);
    changesByYear.set(year, changes);
  }
  return changes.findLast(({ at }) => at <= instant)?.offset ?? 0;
}

/** The offset at the start of a year, and its changes. Two changes are always more than a month apart. */
function changesIn(year: number): Change[] {
  const changes: Change[] = [];
  for (let month = 0; month < 12; month++) {
    const start = Date.UTC(year, month);
    const offset = offsetInDatabase(start);
    const last = changes.at(-1);
    if (!last) changes.push({ at: start, offset });
    else if (last.offset !== offset) changes.push({ at: changeBetween(Date.UTC(year, month - 1), start), offset });
  }
  return changes;
}

function changeBetween(before: number, after: number): number {
  const offset = offsetInDatabase(after);
  while (after - before > SECOND) {
    const middle = before + Math.floor((after - before) / 2 / SECOND) * SECOND;
    if (offsetInDatabase(middle) === offset) after = middle;
    else before = middle;
  }
  return after;
}

const OFFSET = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

function offsetInDatabase(instant: number): number {
  const name = OFFSET.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60 * SECOND;
}

function refusal(reason: 'not-a-time' | 'skipped-hour', text: string, field?: string): LeagueError {
  return new LeagueError('INVALID_INPUT', `form.${reason}`, {
    ...(field === undefined ? {} : { field }),
    params: { text: text.slice(0, 30) },
  });
}
