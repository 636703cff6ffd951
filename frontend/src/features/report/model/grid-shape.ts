/** A series has at most five games, and a side three players in a game. */
export const GAME_COUNT = 5;
export const ROWS_A_SIDE = 3;

export const SIDES = ['home', 'away'] as const;
export type Side = (typeof SIDES)[number];

/** The numbers of one player in one game, in the order of the columns. */
export const STATS = ['score', 'goals', 'assists', 'saves', 'shots'] as const;
export type Stat = (typeof STATS)[number];

/** The highest usual number of each in one game, as on the server (docs/contracts/limits.json). A higher one is asked about. */
export const USUAL: Readonly<Record<Stat, number>> = { score: 9999, goals: 99, assists: 99, saves: 199, shots: 199 };

/** The largest that the server can store. */
export const LARGEST: Readonly<Record<Stat, number>> = {
  score: 999_999,
  goals: 3276,
  assists: 3276,
  saves: 32_767,
  shots: 32_767,
};

/** A row of the grid. Games and rows count from 0. */
export interface RowAddress {
  game: number;
  side: Side;
  row: number;
}

/** The id of the button with which a report by hand begins, if there is one. */
export const START_ID = 'report-start';
