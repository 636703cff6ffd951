/** A season's facts when staff create or change it. */
import { LeagueError } from '../league-error.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import * as StockholmTime from '../stockholm-time.ts';
import { cleanLine, pastedText } from '../text.ts';

export const SEASON_NAME_MAX = 60;
/** No season is longer, so a larger span is a typing mistake in the year. */
const LONGEST_DAYS = 731;
const DAY_MS = 86_400_000;
/** The most weeks of play of a season, and also its most qualifiers. */
export const WEEKS_MAX = 53;
export const QUALIFIERS_MAX = 10;

/** The days of a qualifier, before or during the season. Days are `YYYY-MM-DD`, both included. */
export interface Qualifier {
  /** The qualifier's name, in Swedish and in English. */
  name: string;
  nameEng: string;
  from: string;
  to: string;
}

/** The facts of a season. Days are `YYYY-MM-DD` in Sweden, the first and the last included. */
export interface SeasonFacts {
  name: string;
  startsOn: string;
  endsOn: string;
  /** The format of new divisions. Divisions that exist keep theirs. */
  format: SeriesFormat;
  /** Sign-up that staff have opened is open from this time on; null: at once. */
  signupOpensAt: Date | null;
  /** Sign-up is closed from this time on; null: until staff close it. */
  signupClosesAt: Date | null;
  /** Weeks of play; null: not decided yet. */
  weeks: number | null;
  /**
   * The days between which players may change teams; both null: not decided yet. The transfer window can follow them (R9).
   */
  transferFrom: string | null;
  transferTo: string | null;
  qualifiers: Qualifier[];
}

/** The facts as staff type them. The time is Swedish, `YYYY-MM-DD HH:mm`. */
export interface TypedSeason extends Omit<SeasonFacts, 'signupOpensAt' | 'signupClosesAt'> {
  signupOpensAt: string | null;
  signupClosesAt: string | null;
}

/** The stored form of the facts. Refuses the first impossible field by its name (INVALID_INPUT). */
export function assertFacts(typed: TypedSeason): SeasonFacts {
  const { format, weeks } = typed;
  const [startsOn, endsOn] = [pastedText(typed.startsOn), pastedText(typed.endsOn)];
  const transferFrom = typed.transferFrom && pastedText(typed.transferFrom);
  const transferTo = typed.transferTo && pastedText(typed.transferTo);
  const name = lineOf(typed.name, 'name');
  const [first, last] = spanOf(startsOn, endsOn, 'startsOn', 'endsOn');
  if (last - first > LONGEST_DAYS * DAY_MS) throw invalid('endsOn', 'api.season.too-long');
  if (weeks !== null && (!Number.isInteger(weeks) || weeks < 1 || weeks > WEEKS_MAX)) {
    throw invalid('weeks', 'api.season.weeks', { max: WEEKS_MAX });
  }
  if (transferFrom !== null || transferTo !== null) {
    spanOf(transferFrom ?? '', transferTo ?? '', 'transferFrom', 'transferTo');
  }
  const signupClosesAt = timeOf(typed.signupClosesAt, 'signupClosesAt', endsOn);
  const signupOpensAt = timeOf(typed.signupOpensAt, 'signupOpensAt', endsOn);
  if (signupOpensAt && signupClosesAt && signupOpensAt >= signupClosesAt) {
    throw invalid('signupOpensAt', 'api.season.signup-opens-after-closing');
  }
  const qualifiers = qualifiersOf(typed.qualifiers);
  const signup = { signupOpensAt, signupClosesAt };
  return { name, startsOn, endsOn, format, ...signup, weeks, transferFrom, transferTo, qualifiers };
}

/** Is this time before the season's own closing time? */
export const isBeforeClosing = (signupClosesAt: Date | null, now: Date): boolean =>
  signupClosesAt === null || now < signupClosesAt;

/** The times of a season's sign-up; null: staff open and close it. */
export type SignupTimes = Pick<SeasonFacts, 'signupOpensAt' | 'signupClosesAt'>;

/** Is a sign-up that staff have opened open at this time (R11)? The first moment is in, the closing time is not. */
export const isSignupTime = ({ signupOpensAt, signupClosesAt }: SignupTimes, now: Date): boolean =>
  hasOpened(signupOpensAt, now) && isBeforeClosing(signupClosesAt, now);

/** Has the time come at which a season's sign-up opens? */
export const hasOpened = (signupOpensAt: Date | null, now: Date): boolean =>
  signupOpensAt === null || now >= signupOpensAt;

/**
 * Before another season becomes the current one, the caller says how many series of the old one are unplayed. A wrong
 * number is refused (SERIES_UNPLAYED), so that no one ends a season without knowing this.
 */
export function assertUnplayedAreKnown(unplayed: number, confirmed: number): void {
  if (unplayed === confirmed) return;
  throw new LeagueError('SERIES_UNPLAYED', 'api.season.series-unplayed', { params: { count: unplayed } });
}

/**
 * The last day of a season that is closed on `today`: that day, unless the season was over already or has not begun.
 */
export function lastDayWhenClosed(
  { startsOn, endsOn }: Pick<SeasonFacts, 'startsOn' | 'endsOn'>,
  today: string,
): string {
  if (today >= endsOn) return endsOn;
  return today < startsOn ? startsOn : today;
}

/** The season is the current one, that of sign-up, or has divisions or sign-ups. */
export const seasonInUse = (): LeagueError => new LeagueError('SEASON_IN_USE', 'api.season.in-use');

/** The name belongs to another season. */
export const nameTaken = (): LeagueError => new LeagueError('NAME_TAKEN', 'api.season.name-taken', { field: 'name' });

function qualifiersOf(typed: readonly Qualifier[]): Qualifier[] {
  if (typed.length > QUALIFIERS_MAX) throw invalid('qualifiers', 'api.season.qualifiers', { max: QUALIFIERS_MAX });
  return typed
    .map(({ name, nameEng, ...days }, index) => {
      const [from, to] = [pastedText(days.from), pastedText(days.to)];
      const field = (part: keyof Qualifier) => `qualifiers.${index}.${part}`;
      spanOf(from, to, field('from'), field('to'));
      return { name: lineOf(name, field('name')), nameEng: lineOf(nameEng, field('nameEng')), from, to };
    })
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** When sign-up opens or closes. It must be before the end of the season. */
function timeOf(typed: string | null, field: keyof SignupTimes, endsOn: string): Date | null {
  if (typed === null) return null;
  const at = StockholmTime.parseTime(typed, field);
  at.setUTCSeconds(0);
  if (StockholmTime.stockholmDate(at) > endsOn) throw invalid(field, 'api.season.signup-after-end');
  return at;
}

function lineOf(text: string, field: string): string {
  const line = cleanLine(text, field);
  if (line.length >= 1 && line.length <= SEASON_NAME_MAX) return line;
  throw invalid(field, 'api.season.name-length', { max: SEASON_NAME_MAX });
}

/** Both days in milliseconds. */
function spanOf(from: string, to: string, fromField: string, toField: string): [number, number] {
  const [first, last] = [dayOf(from, fromField), dayOf(to, toField)];
  if (last < first) throw invalid(toField, 'api.season.ends-before-start');
  return [first, last];
}

function dayOf(text: string, field: string): number {
  const at = Date.parse(`${text}T00:00:00.000Z`);
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  if (!isDay) throw invalid(field, 'api.season.not-a-day');
  return at;
}

const invalid = (field: string, messageKey: string, params?: Record<string, number>): LeagueError =>
  new LeagueError('INVALID_INPUT', messageKey, { field, params });
