/**
 * The table of a division, always computed from its results and never kept as counters (R3, R4, R5).
 */
import type { SeriesFormat } from '../../series/series-format.ts';
import type { Outcome, Walkover } from '../../series/series-result.ts';
import { POINTS, outcomesOf, walkoverResult } from '../../series/series-result.ts';
import type { Contender, Crosstable, Trace } from './tie-break.ts';
import { addToCrosstable, emptyCrosstable, orderContenders } from './tie-break.ts';

/**
 * A team of the division. `adjustment`: points that staff add or take. `decider`: staff's order for step 7, 1 before 2.
 */
export interface StandingsTeam {
  id: number;
  name: string;
  isDisqualified: boolean;
  /** Its results are annulled and count for no team (R5). */
  areResultsAnnulled?: boolean;
  adjustment: number;
  decider: number | null;
}

/** A reported series. The score of a walkover depends on the format only, not on its games and goals. */
export interface StandingsResult {
  homeTeamId: number;
  awayTeamId: number;
  homeGames: number;
  awayGames: number;
  homeGoals: number;
  awayGoals: number;
  walkover: Walkover | null;
}

/** One team's row. `points` include the adjustment; `diff` is games won minus games lost. */
export interface StandingsRow {
  teamId: number;
  position: number;
  seriesPlayed: number;
  wins: number;
  overtimeWins: number;
  overtimeLosses: number;
  losses: number;
  gamesWon: number;
  gamesLost: number;
  diff: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  adjustment: number;
  /** The last five outcomes, newest last, walkovers included. */
  form: Outcome[];
  trace: Trace | null;
}

/** A team's form is of so many series. */
export const FORM_LENGTH = 5;

const COLUMN = {
  win: 'wins',
  overtimeWin: 'overtimeWins',
  overtimeLoss: 'overtimeLosses',
  loss: 'losses',
} as const satisfies Record<Outcome, keyof StandingsRow>;

interface Tally extends Contender, Record<(typeof COLUMN)[Outcome], number> {
  adjustment: number;
  seriesPlayed: number;
  gamesLost: number;
  outcomes: Outcome[];
}

/**
 * The rows of the table in order. Results come oldest first, which only `form` depends on: the order of the rows does
 * not depend on the order of the input. A result with a team outside the division, or with a team whose results are
 * annulled, counts for neither side.
 */
export function rankTeams(
  teams: readonly StandingsTeam[],
  results: readonly StandingsResult[],
  format: SeriesFormat,
): StandingsRow[] {
  const { tallies, meetings } = tallied(teams, results, format);
  return orderContenders(tallies, meetings).map(({ team, position, trace }) => toRow(team, position, trace));
}

/**
 * The place of each team among those of its group only, by all steps of R4, with everything that the teams have played.
 * @param groupOf teams with the same text are a group; null: in none, and without a place in the answer
 */
export function placesWithin(
  teams: readonly StandingsTeam[],
  results: readonly StandingsResult[],
  format: SeriesFormat,
  groupOf: (team: Contender) => string | null,
): Map<number, number> {
  const { tallies, meetings } = tallied(teams, results, format);
  const groups = new Map<string, Tally[]>();
  for (const tally of tallies) {
    const group = groupOf(tally);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), tally]);
  }
  const placed = [...groups.values()].flatMap((group) => orderContenders(group, meetings));
  return new Map(placed.map(({ team, position }) => [team.teamId, position]));
}

/** What the teams have done, and their meetings when a step asks for them. */
function tallied(
  teams: readonly StandingsTeam[],
  results: readonly StandingsResult[],
  format: SeriesFormat,
): { tallies: Tally[]; meetings: () => Crosstable } {
  const tallies = teams.map(emptyTally);
  const counting = new Map<number, Tally>();
  teams.forEach((team, index) => {
    if (!team.areResultsAnnulled) counting.set(team.id, tallies[index] as Tally);
  });
  eachCounting(results, counting, format, (home, away, score) => {
    const outcomes = outcomesOf(score.homeGames, score.awayGames);
    count(home, outcomes.home, score.homeGames, score.awayGames, score.homeGoals, score.awayGoals);
    count(away, outcomes.away, score.awayGames, score.homeGames, score.awayGoals, score.homeGoals);
  });
  // few tables have teams that only their own meetings separate, so these are added up when a step needs them
  const meetings = (): Crosstable => {
    const crosstable = emptyCrosstable(teams.length);
    eachCounting(results, counting, format, (home, away, score) => addMeeting(crosstable, home, away, score));
    return crosstable;
  };
  return { tallies, meetings };
}

/** The results that count in the table, as `rankTeams` counts them: of a week with only annulled results there is none. */
export function countingResults<Result extends Pick<StandingsResult, 'homeTeamId' | 'awayTeamId'>>(
  teams: readonly StandingsTeam[],
  results: readonly Result[],
): Result[] {
  const counting = new Set(teams.filter(({ areResultsAnnulled }) => !areResultsAnnulled).map(({ id }) => id));
  return results.filter(({ homeTeamId, awayTeamId }) => counting.has(homeTeamId) && counting.has(awayTeamId));
}

type Score = Pick<StandingsResult, 'homeGames' | 'awayGames' | 'homeGoals' | 'awayGoals'>;

/** Calls `visit` for each result of two counting teams, with the score of a walkover where there is one. */
function eachCounting(
  results: readonly StandingsResult[],
  counting: ReadonlyMap<number, Tally>,
  format: SeriesFormat,
  visit: (home: Tally, away: Tally, score: Score) => void,
): void {
  for (const result of results) {
    const home = counting.get(result.homeTeamId);
    const away = counting.get(result.awayTeamId);
    if (home && away) visit(home, away, result.walkover ? walkoverResult(format, result.walkover) : result);
  }
}

/** Adds a series to the team that has this outcome in it: games won and lost, goals for and against. */
function count(
  own: Tally,
  outcome: Outcome,
  gamesWon: number,
  gamesLost: number,
  goalsFor: number,
  goalsAgainst: number,
): void {
  own.seriesPlayed += 1;
  own[COLUMN[outcome]] += 1;
  own.points += POINTS[outcome];
  own.gamesWon += gamesWon;
  own.gamesLost += gamesLost;
  own.diff += gamesWon - gamesLost;
  own.goalsFor += goalsFor;
  own.goalsAgainst += goalsAgainst;
  own.outcomes.push(outcome);
}

/** Adds a series to the teams' meetings, as each of them played it. */
function addMeeting(crosstable: Crosstable, home: Tally, away: Tally, score: Score): void {
  const outcomes = outcomesOf(score.homeGames, score.awayGames);
  const gameDifference = score.homeGames - score.awayGames;
  const goalDifference = score.homeGoals - score.awayGoals;
  addToCrosstable(crosstable, home, away, { points: POINTS[outcomes.home], gameDifference, goalDifference });
  addToCrosstable(crosstable, away, home, {
    points: POINTS[outcomes.away],
    gameDifference: -gameDifference,
    goalDifference: -goalDifference,
  });
}

function emptyTally({ id, name, isDisqualified, adjustment, decider }: StandingsTeam, index: number): Tally {
  return {
    teamId: id,
    name,
    index,
    isDisqualified,
    points: adjustment,
    adjustment,
    decider,
    seriesPlayed: 0,
    wins: 0,
    overtimeWins: 0,
    overtimeLosses: 0,
    losses: 0,
    gamesWon: 0,
    gamesLost: 0,
    diff: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    outcomes: [],
  };
}

function toRow(tally: Tally, position: number, trace: Trace | null): StandingsRow {
  return {
    teamId: tally.teamId,
    position,
    seriesPlayed: tally.seriesPlayed,
    wins: tally.wins,
    overtimeWins: tally.overtimeWins,
    overtimeLosses: tally.overtimeLosses,
    losses: tally.losses,
    gamesWon: tally.gamesWon,
    gamesLost: tally.gamesLost,
    diff: tally.diff,
    goalsFor: tally.goalsFor,
    goalsAgainst: tally.goalsAgainst,
    points: tally.points,
    adjustment: tally.adjustment,
    form: tally.outcomes.slice(-FORM_LENGTH),
    trace,
  };
}
