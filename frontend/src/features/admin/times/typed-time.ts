/** Times as staff type them, in Swedish time: `YYYY-MM-DD HH:mm`. Days are counted without a time zone. */

import { pastedText } from '../../../lib/pasted';

const DAY_MS = 86_400_000;

/** The first and the last day, `YYYY-MM-DD`. They decide the year of a date without one. */
export interface SeasonDays {
  startsOn: string;
  endsOn: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const MONTHS_EN = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['mån', 'tis', 'ons', 'tor', 'fre', 'lör', 'sön'];
const WEEKDAYS_EN = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Words between the parts of a time: "måndag den 23 november kl. 19". */
const FILLERS = new Set(['den', 'kl', 'kl.', 'klockan', 'the', 'at', 'on']);

/** The place of a word among names of which three letters are enough; -1 for none. */
const placeIn = (word: string, ...names: readonly string[][]): number =>
  Math.max(...names.map((list) => list.findIndex((name) => word.startsWith(name))));

/**
 * Reads the usual ways to write a time: `2026-11-23 19:00`, `23/11 19:00`, `23 nov 19.00`, `mån 23 november kl. 19`.
 * Null when it is none, when the day does not exist, or when it has another weekday than the text says.
 */
export function readTime(text: string, season: SeasonDays): string | null {
  const words = pastedText(text)
    .toLowerCase()
    .replace(/(\d)t(\d)/, '$1 $2')
    .split(/[\s,]+/)
    .filter((word) => !FILLERS.has(word));
  const clock = readClock(words.at(-1) ?? '');
  const weekday = placeIn(words[0] ?? '', WEEKDAYS, WEEKDAYS_EN);
  const day = readDay(words.slice(weekday === -1 ? 0 : 1, -1).join(' '), season);
  if (clock === null || day === null || (weekday !== -1 && weekday + 1 !== weekdayOf(day))) return null;
  return `${day} ${clock}`;
}

/** `19:00` from `19:00`, `19.00`, `19:00:00` or `19`; null when it is no time of day. */
function readClock(text: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.](\d\d)(?:[:.]00)?)?$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

function readDay(text: string, season: SeasonDays): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[/.-](\d{1,2})\.?(?:[/.-]?(\d{4}))?$/.exec(text);
  if (numbers) return dayIn(season, Number(numbers[2]), Number(numbers[1]), numbers[3]);
  const named = /^(\d{1,2})(?:\.|:?e|:?a|st|nd|rd|th)? ([a-zåäö]+)\.?(?: (\d{4}))?$/.exec(text);
  const english = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/.exec(text);
  const [day, month, year] = named ? named.slice(1) : english ? [english[2], english[1], english[3]] : [];
  const place = placeIn(month ?? '', MONTHS, MONTHS_EN);
  return place === -1 ? null : dayIn(season, place + 1, Number(day), year);
}

/** A date without a year is in the season; outside of it, in the season's first year. */
function dayIn({ startsOn, endsOn }: SeasonDays, month: number, day: number, year?: string): string | null {
  if (year !== undefined) return dayOf(Number(year), month, day);
  const days = [startsOn, endsOn].map((edge) => dayOf(Number(edge.slice(0, 4)), month, day));
  return days.find((each) => each !== null && each >= startsOn && each <= endsOn) ?? days[0] ?? null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const ms = Date.UTC(year, month - 1, day);
  const iso = new Date(ms).toISOString().slice(0, 10);
  return Number(iso.slice(5, 7)) === month && Number(iso.slice(8)) === day ? iso : null;
}

const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => ((new Date(msOf(day)).getUTCDay() + 6) % 7) + 1;

/** The day `days` days later. */
export const addDays = (day: string, days: number): string =>
  new Date(msOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** The same weekday and time of day, `weeks` weeks later. */
export const addWeeks = (time: string, weeks: number): string => addDays(time.slice(0, 10), weeks * 7) + time.slice(10);
