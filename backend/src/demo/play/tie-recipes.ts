/**
 * Series that make two teams equal until one step of R4. Two teams, A and B, first get the same results against all
 * others. Then each recipe changes the few series that make the wanted step the first with a difference. All are for
 * `first-to-3`. Games are written as goals for and against A or B.
 */
import type { Sides } from '../../domain/sides.ts';

/** One game: own goals and the opponent's. */
export type OwnGame = readonly [goalsFor: number, goalsAgainst: number];
type OwnGames = readonly OwnGame[];

export type TieRecipeName =
  | 'gamesWon'
  | 'headToHeadPoints'
  | 'headToHeadGameDifference'
  | 'headToHeadGoalDifference'
  | 'goalDifference'
  | 'goalsFor'
  | 'decider'
  | 'shared';

export interface TieRecipe {
  /** The series between A and B from A's view, one for each time they meet. */
  headToHead: readonly OwnGames[];
  /** Their first series against a third team, a fourth …, which may differ. */
  others: readonly { a: OwnGames; b: OwnGames }[];
  /** Staff draw lots between the two (R4 step 7). */
  drawLots?: boolean;
}

/** The same games from the other side's view. */
export const flipGames = (games: OwnGames): OwnGame[] => games.map(([own, other]) => [other, own]);

/** The games as the series stores them. */
export const toSides = (games: OwnGames, isHome: boolean): Sides<number>[] =>
  games.map(([own, other]) => (isHome ? { home: own, away: other } : { home: other, away: own }));

/** 3-1 in games, 10-8 in goals. */
const WIN: OwnGames = [
  [2, 1],
  [1, 3],
  [3, 2],
  [4, 2],
];
/** 3-1 in games, 14-8 in goals. */
const BIG_WIN: OwnGames = [
  [4, 1],
  [1, 3],
  [5, 2],
  [4, 2],
];
/** 3-1 in games, 14-12 in goals: the same difference as WIN, but more goals. */
const OPEN_WIN: OwnGames = [
  [3, 2],
  [2, 4],
  [4, 3],
  [5, 3],
];
/** 3-0 in games, 9-3 in goals. */
const CLEAN_WIN: OwnGames = [
  [3, 1],
  [2, 0],
  [4, 2],
];

const SHARE: readonly OwnGames[] = [WIN, flipGames(WIN)];

export const TIE_RECIPES: Readonly<Record<TieRecipeName, TieRecipe>> = {
  gamesWon: {
    headToHead: SHARE,
    others: [
      { a: WIN, b: CLEAN_WIN },
      { a: flipGames(WIN), b: flipGames(CLEAN_WIN) },
    ],
  },
  headToHeadPoints: { headToHead: [WIN], others: [{ a: flipGames(WIN), b: WIN }] },
  headToHeadGameDifference: {
    headToHead: [CLEAN_WIN, flipGames(WIN)],
    others: [
      { a: flipGames(CLEAN_WIN), b: flipGames(WIN) },
      { a: WIN, b: CLEAN_WIN },
    ],
  },
  headToHeadGoalDifference: { headToHead: [BIG_WIN, flipGames(WIN)], others: [] },
  goalDifference: { headToHead: SHARE, others: [{ a: BIG_WIN, b: WIN }] },
  goalsFor: { headToHead: SHARE, others: [{ a: OPEN_WIN, b: WIN }] },
  decider: { headToHead: SHARE, others: [], drawLots: true },
  shared: { headToHead: SHARE, others: [] },
};
