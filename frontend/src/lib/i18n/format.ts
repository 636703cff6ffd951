import { localeOf, type Language } from './language';

/** The league's clock: pages write times in it, and the reader's own beside it (lib/i18n/use-times.ts). */
export const LEAGUE_TIME_ZONE = 'Europe/Stockholm';

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Formats dates in Swedish time, or in the zone that the options name. Each format is made once and kept. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), { timeZone: LEAGUE_TIME_ZONE, ...options });
    dateFormats.set(key, format);
  }
  return format;
}

/** Formats numbers with this many decimals. Each format is made once and kept. */
export function numberFormat(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language}${decimals}`;
  let format = numberFormats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat(localeOf(language), digits);
    numberFormats.set(key, format);
  }
  return format;
}

/** "27 november 2026 19:00" */
export function formatDateTime(iso: string, language: Language): string {
  const date = dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso));
  return `${date} ${formatTime(iso, language)}`;
}

/** "27 november 2026" */
export const formatDate = (iso: string, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso));

/** "27 nov." */
export const formatShortDate = (iso: string, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'short' }).format(new Date(iso));

/** "27 nov. 2026" */
export const formatShortDateYear = (iso: string, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(iso));

/** How the days of a range are written: "10–13 december 2026", "10–13 dec. 2026", "10–13 dec." */
export type RangeWriting = 'date' | 'short-date-year' | 'short-date';

/**
 * "10–13 dec.", "30 nov. – 6 dec.", "28 december 2026 – 3 januari 2027", or one day: what both days have in common is said once. Not the
 * engine's own ranges, whose spaces differ between what draws the page and the reader's browser.
 */
export function formatDays(from: string, to: string, as: RangeWriting, language: Language): string {
  const [first, last] = [swedishToday(new Date(from)), swedishToday(new Date(to))];
  const month = as === 'date' ? 'long' : 'short';
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  const write = (iso: string, hasYear: boolean) =>
    dateFormat(language, { day: 'numeric', month, ...(hasYear ? { year: 'numeric' } : {}) }).format(new Date(iso));
  const end = write(to, as !== 'short-date');
  if (first === last) return end;
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))}–${end}`;
  return `${write(from, as !== 'short-date' && !isSameYear)} – ${end}`;
}

/** "19:00" */
export const formatTime = (iso: string, language: Language): string =>
  dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));

/**
 * The end of something, as people tell it: one at midnight is told a minute earlier, because "7 december 00:00" is read as an end on
 * the 7th, a day late. The server tells ends in its texts the same way (`toldEnd`).
 */
export const toldEndOf = (iso: string): string =>
  formatTime(iso, 'se') === '00:00' ? new Date(Date.parse(iso) - 60_000).toISOString() : iso;

/** "lördag" */
export const formatWeekday = (iso: string, language: Language): string =>
  dateFormat(language, { weekday: 'long' }).format(new Date(iso));

/** A whole number with the language's grouping. */
export const formatInteger = (value: number, language: Language): string => numberFormat(language, 0).format(value);

/** Averages and ratings with two decimals. A value without data (nothing to divide by) is a dash. */
export const formatAverage = (value: number | null | undefined, language: Language): string =>
  value === null || value === undefined ? '–' : numberFormat(language, 2).format(value);

/** With a space that does not break. English has none. */
const percentSign = (language: Language): string => (language === 'se' ? '\u00a0%' : '%');

/** Whole percent of a chance that is not decided: "63", and "<1" or ">99" where rounding would say that it is. */
export function formatOdds(chance: number, language: Language): string {
  const percent = Math.round(chance * 100);
  if (percent < 1) return '<1';
  return percent > 99 ? '>99' : formatInteger(percent, language);
}

/** "63 %", "<1 %", ">99 %": how every chance is written. */
export const formatChance = (chance: number, language: Language): string =>
  `${formatOdds(chance, language)}${percentSign(language)}`;

/** "+3", "0", "−2" with a real minus sign, so that columns line up. */
export const formatSigned = (value: number): string => {
  if (value > 0) return `+${value}`;
  return value < 0 ? `−${-value}` : '0';
};

/** "3–1", home side first. */
export const formatScore = (homeGames: number, awayGames: number): string => `${homeGames}–${awayGames}`;

/** The same in a sentence: the line does not break after the dash. */
export const formatScoreInText = (home: number, away: number): string =>
  formatScore(home, away).replace('–', '–\u2060');

/** "A, B och C" */
export const formatList = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(items);

/** Today's day in Sweden, `YYYY-MM-DD`. */
export const swedishToday = (now: Date): string =>
  dateFormat('se', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** How to say when something happens. The words are in the `ui` texts under `when`. */
export type WhenWords =
  | { key: 'tonight' | 'today' | 'tomorrow' | 'yesterday'; time: string }
  | { key: 'weekday'; time: string; weekday: string }
  | { key: 'date'; time: string; date: string };

const EVENING_STARTS = 17;
const DAY_MS = 86_400_000;
/** A date that is more than this many days away is shown with its year. */
const YEAR_GOES_WITHOUT_SAYING = 180;

/** Days from the epoch to the calendar day in Sweden. */
function swedishDay(instant: Date): number {
  const [year, month, day] = swedishToday(instant).split('-').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1) / DAY_MS;
}

/** Calendar days in Sweden from then to now; negative for a later day. */
export const daysSince = (iso: string, now: Date): number => swedishDay(now) - swedishDay(new Date(iso));

/** The calendar week in Sweden, from Monday; the next week is one more. The epoch's first day was a Thursday. */
const swedishWeek = (instant: Date): number => Math.floor((swedishDay(instant) + 3) / 7);

/** Calendar weeks in Sweden from then to now: 0 in this week, negative for a later one. */
export const weeksSince = (iso: string, now: Date): number => swedishWeek(now) - swedishWeek(new Date(iso));

/** Words for a time that is near, a date for one that is not. Days are calendar days in Sweden. */
export function whenWords(iso: string, now: Date, language: Language): WhenWords {
  const time = formatTime(iso, language);
  const days = -daysSince(iso, now);
  if (days === 0)
    return { key: Number(formatTime(iso, 'se').slice(0, 2)) >= EVENING_STARTS ? 'tonight' : 'today', time };
  if (days === 1) return { key: 'tomorrow', time };
  if (days === -1) return { key: 'yesterday', time };
  if (days > 1 && days < 7) return { key: 'weekday', time, weekday: formatWeekday(iso, language) };
  const hasYear = Math.abs(days) > YEAR_GOES_WITHOUT_SAYING;
  return { key: 'date', time, date: hasYear ? formatShortDateYear(iso, language) : formatShortDate(iso, language) };
}
