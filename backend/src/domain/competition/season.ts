/** What a season is when staff make or change one. */
import { LeagueError } from '../league-error.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import * as StockholmTime from '../stockholm-time.ts';
import { cleanLine } from '../text.ts';

export const SEASON_NAME_MAX = 60;
/** No season is longer: a year of another decade is a slip of the finger. */
const LONGEST_DAYS = 731;
const DAY_MS = 86_400_000;
/** No season has more weeks of play, and none more qualifiers. */
export const WEEKS_MAX = 53;
export const QUALIFIERS_MAX = 10;

/** Days on which teams qualify, before the season or during it. Days are `YYYY-MM-DD`, both included. */
export interface Qualifier {
  /** What it is, in Swedish and in English. */
  name: string;
  nameEng: string;
  from: string;
  to: string;
}

/** A season's own facts. Days are `YYYY-MM-DD` in Sweden, first and last included. */
export interface SeasonFacts {
  name: string;
  startsOn: string;
  endsOn: string;
  /** What new divisions start from; those there are keep theirs. */
  format: SeriesFormat;
  /** Sign-up is closed from this instant on; null: until staff close it. */
  signupClosesAt: Date | null;
  /** Weeks of play; null: not decided yet. */
  weeks: number | null;
  /** When players may change teams; both null: not said yet. What opens the window is the switch, not the day. */
  transferFrom: string | null;
  transferTo: string | null;
  qualifiers: Qualifier[];
}

/** The facts as staff type them: the time is one of a Swedish clock, `YYYY-MM-DD HH:mm`. */
export interface TypedSeason extends Omit<SeasonFacts, 'signupClosesAt'> {
  signupClosesAt: string | null;
}

/** The facts as they are stored. Refuses with INVALID_INPUT, naming the field, what cannot be. */
export function assertFacts(typed: TypedSeason): SeasonFacts {
  const { startsOn, endsOn, format, weeks, transferFrom, transferTo } = typed;
  const name = lineOf(typed.name, 'name');
  const [first, last] = spanOf(startsOn, endsOn, 'startsOn', 'endsOn');
  if (last - first > LONGEST_DAYS * DAY_MS) throw invalid('endsOn', 'api.season.too-long');
  if (weeks !== null && (!Number.isInteger(weeks) || weeks < 1 || weeks > WEEKS_MAX)) {
    throw invalid('weeks', 'api.season.weeks', { max: WEEKS_MAX });
  }
  if (transferFrom !== null || transferTo !== null) {
    spanOf(transferFrom ?? '', transferTo ?? '', 'transferFrom', 'transferTo');
  }
  const signupClosesAt = closingOf(typed.signupClosesAt, endsOn);
  const qualifiers = qualifiersOf(typed.qualifiers);
  return { name, startsOn, endsOn, format, signupClosesAt, weeks, transferFrom, transferTo, qualifiers };
}

/** Whether teams can still sign up at this instant, as far as the season's own closing time says. */
export const isBeforeClosing = (signupClosesAt: Date | null, now: Date): boolean =>
  signupClosesAt === null || now < signupClosesAt;

/**
 * Another season becomes the current one while series of the old one are unplayed: that is done by those who know how
 * many. Any other number is refused with SERIES_UNPLAYED, so that no one leaves a season without having been asked.
 */
export function assertUnplayedAreKnown(unplayed: number, confirmed: number): void {
  if (unplayed === confirmed) return;
  throw new LeagueError('SERIES_UNPLAYED', 'api.season.series-unplayed', { params: { count: unplayed } });
}

/** The last day of a season that is closed on a day: that day, unless it was over already or has not begun. */
export function lastDayWhenClosed(
  { startsOn, endsOn }: Pick<SeasonFacts, 'startsOn' | 'endsOn'>,
  today: string,
): string {
  if (today >= endsOn) return endsOn;
  return today < startsOn ? startsOn : today;
}

/** Another season is called so. */
export const nameTaken = (): LeagueError => new LeagueError('NAME_TAKEN', 'api.season.name-taken', { field: 'name' });

function qualifiersOf(typed: readonly Qualifier[]): Qualifier[] {
  if (typed.length > QUALIFIERS_MAX) throw invalid('qualifiers', 'api.season.qualifiers', { max: QUALIFIERS_MAX });
  return typed
    .map(({ name, nameEng, from, to }, index) => {
      const field = (part: keyof Qualifier) => `qualifiers.${index}.${part}`;
      spanOf(from, to, field('from'), field('to'));
      return { name: lineOf(name, field('name')), nameEng: lineOf(nameEng, field('nameEng')), from, to };
    })
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** The minute of closing: no one signs up for a season that is over. */
function closingOf(typed: string | null, endsOn: string): Date | null {
  if (typed === null) return null;
  const closesAt = StockholmTime.parse(typed, 'signupClosesAt');
  closesAt.setUTCSeconds(0);
  if (StockholmTime.stockholmDate(closesAt) > endsOn) throw invalid('signupClosesAt', 'api.season.signup-after-end');
  return closesAt;
}

function lineOf(text: string, field: string): string {
  const line = cleanLine(text, field);
  if (line.length >= 1 && line.length <= SEASON_NAME_MAX) return line;
  throw invalid(field, 'api.season.name-length', { max: SEASON_NAME_MAX });
}

/** Both days as milliseconds. */
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
