/** What a season is when staff make or change one (admin.md §3). */
import { LeagueError } from './league-error.ts';
import type { SeriesFormat } from './series-format.ts';
import { cleanLine } from './text.ts';

export const SEASON_NAME_MAX = 60;
/** No season is longer: a year of another decade is a slip of the finger. */
const LONGEST_DAYS = 731;

/** A season's own facts. Days are `YYYY-MM-DD` in Sweden (R14), both of the season. */
export interface SeasonFacts {
  name: string;
  startsOn: string;
  endsOn: string;
  /** What new divisions start from; those there are keep theirs (R2). */
  format: SeriesFormat;
}

/** The facts as they are stored. Refuses with INVALID_INPUT, naming the field, what cannot be. */
export function assertFacts({ name, startsOn, endsOn, format }: SeasonFacts): SeasonFacts {
  const line = cleanLine(name, 'name');
  if (line.length < 1 || line.length > SEASON_NAME_MAX) {
    throw invalid('name', 'api.season.name-length', { max: SEASON_NAME_MAX });
  }
  const [first, last] = [dayOf(startsOn, 'startsOn'), dayOf(endsOn, 'endsOn')];
  if (last < first) throw invalid('endsOn', 'api.season.ends-before-start');
  if (last - first > LONGEST_DAYS * 86_400_000) throw invalid('endsOn', 'api.season.too-long');
  return { name: line, startsOn, endsOn, format };
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
export const nameTaken = (): LeagueError =>
  new LeagueError('NAME_TAKEN', 'conflict', 'api.season.name-taken', { field: 'name' });

function dayOf(text: string, field: string): number {
  const at = Date.parse(`${text}T00:00:00.000Z`);
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  if (!isDay) throw invalid(field, 'api.season.not-a-day');
  return at;
}

const invalid = (field: string, messageKey: string, params?: Record<string, number>): LeagueError =>
  new LeagueError('INVALID_INPUT', 'invalid', messageKey, { field, params });
