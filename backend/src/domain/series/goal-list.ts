/** The goals of a game in the order in which they were scored, as a replay file tells them (R15). */
import { LeagueError } from '../league-error.ts';
import { SIDES } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';
import type { ReportedGame } from './series-report.ts';

/** The longest list. Only a replay tells the order, and no replay of a real game has as many. */
export const MOST_GOALS = 198;

/** One goal: the side that got it, and its scorer; null for an own goal, or when it is not known. */
export interface ReportedGoal {
  side: Side;
  playerId: number | null;
}

/** One goal as it is stored: its scorer is a row of the game. */
export interface StoredGoal {
  side: Side;
  slot: number | null;
}

/** A goal with the score after it. */
export type CountedGoal<T> = T & { homeGoals: number; awayGoals: number };

/**
 * The list of each game as it is stored. An empty list means that the order is not known. Refuses a list that tells
 * another score, or a scorer who is not on that side or has fewer goals (SCORES_DO_NOT_ADD_UP).
 */
export const storedGoals = (game: ReportedGame, goals: readonly ReportedGoal[], number: number): StoredGoal[] => {
  if (goals.length === 0) return [];
  const fits = SIDES.every((side) => {
    const own = goals.filter((goal) => goal.side === side);
    return own.length === game.goals[side] && own.every(({ playerId }) => fitsRow(game, side, own, playerId));
  });
  if (!fits) {
    throw new LeagueError('SCORES_DO_NOT_ADD_UP', 'api.series.goals-in-order', {
      field: `games.${number - 1}`,
      params: { game: number },
    });
  }
  return goals.map(({ side, playerId }) => ({ side, slot: playerId === null ? null : slotOf(game, side, playerId) }));
};

/** The goals with the score after each. */
export function countedGoals<T extends { side: Side }>(goals: readonly T[]): CountedGoal<T>[] {
  const score: Sides<number> = { home: 0, away: 0 };
  return goals.map((goal) => {
    score[goal.side] += 1;
    return { ...goal, homeGoals: score.home, awayGoals: score.away };
  });
}

function fitsRow(game: ReportedGame, side: Side, own: readonly ReportedGoal[], playerId: number | null): boolean {
  if (playerId === null) return true;
  const row = game.rows[side].find((each) => each.playerId === playerId);
  return row !== undefined && own.filter((goal) => goal.playerId === playerId).length <= row.goals;
}

const slotOf = (game: ReportedGame, side: Side, playerId: number): number =>
  game.rows[side].findIndex((row) => row.playerId === playerId) + 1;
