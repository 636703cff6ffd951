/** What staff choose about a stage before it is drawn (R43), and which choices go together. */
import { LeagueError } from '../league-error.ts';

/** What a stage is for. */
export const STAGE_KINDS = ['playoffs', 'qualifier', 'cup'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/** How its series follow from each other. `decider`: one series. */
export const STAGE_FORMATS = ['single-elimination', 'double-elimination', 'decider'] as const;
export type StageFormat = (typeof STAGE_FORMATS)[number];

/** The fewest and the most teams of a stage. Only a cup may have more than 32. */
export const FEWEST_TEAMS = 2;
export const MOST_TEAMS = 32;
export const MOST_TEAMS_OF_CUP = 64;

/** What decides which series a stage has. */
export interface StageShape {
  format: StageFormat;
  teams: number;
  /** The losers of the semifinals play for the third place; only in single elimination. */
  hasThirdPlace: boolean;
  /** Who comes to the final with a loss has to win two; only in double elimination. */
  hasSecondFinal: boolean;
}

/** The most teams of this kind and format. */
export function mostTeamsOf(kind: StageKind, format: StageFormat): number {
  if (format === 'decider') return FEWEST_TEAMS;
  return kind === 'cup' ? MOST_TEAMS_OF_CUP : MOST_TEAMS;
}

/** Refuses a number of teams that the kind or the format does not allow, and choices that the format does not have. */
export function assertShape(kind: StageKind, { format, teams, hasThirdPlace, hasSecondFinal }: StageShape): void {
  const most = mostTeamsOf(kind, format);
  if (teams < FEWEST_TEAMS || teams > most) {
    throw refused('team-count', 'entrants', { min: FEWEST_TEAMS, max: most });
  }
  if (format === 'double-elimination' && teams < 3) throw refused('team-count', 'entrants', { min: 3, max: most });
  if (hasThirdPlace && (format !== 'single-elimination' || teams < 4)) throw refused('no-third-place', 'hasThirdPlace');
  if (hasSecondFinal && format !== 'double-elimination') throw refused('no-second-final', 'hasSecondFinal');
}

/** The last game week that a season can have. */
export const LAST_WEEK = 52;

/** One week for each round: rounds without one follow week by week, and weeks without a round are left out. */
export const filledWeeks = (weeks: readonly number[], rounds: number): number[] =>
  Array.from(
    { length: Math.max(rounds, 1) },
    (_, at) => weeks[at] ?? (weeks.at(-1) ?? 1) + at - Math.max(weeks.length - 1, 0),
  );

/** Refuses weeks that no season has, and a round before the one that it follows. */
export function assertWeeks(weeks: readonly number[]): void {
  weeks.forEach((week, index) => {
    const isWeek = Number.isInteger(week) && week >= 1 && week <= LAST_WEEK;
    if (!isWeek) throw refused('week-range', `weeks.${index}`, { max: LAST_WEEK });
    if (index > 0 && week < (weeks[index - 1] as number)) throw refused('week-order', `weeks.${index}`);
  });
}

const refused = (reason: string, field: string, params: Record<string, number> = {}): LeagueError =>
  new LeagueError('INVALID_INPUT', `api.stage.${reason}`, { field, params });
