import type { SeriesFormat } from '../../../lib/schema.generated';

/** The games that the form of a series has; a best of seven has more. A side has three players in a game. */
export const GAME_COUNT = 5;
export const MOST_GAMES = 7;
export const ROWS_A_SIDE = 3;

/** The most games of a series. */
export const gameCountOf = (format: SeriesFormat): number => (format === 'FIRST_TO_4' ? MOST_GAMES : GAME_COUNT);

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
