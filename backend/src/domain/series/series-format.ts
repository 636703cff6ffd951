import type { Sides } from '../sides.ts';

/**
 * The formats of series in tables (R2). `first-to-3` is the default: best of five, over when one side has three wins.
 * `four-plus-decider`: always four games, and a fifth at 2-2.
 */
export const TABLE_FORMATS = ['first-to-3', 'four-plus-decider'] as const;

/** The format of a division's table. */
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** All formats: rounds of a stage can also be best of one, of three and of seven (R43). */
export const SERIES_FORMATS = ['first-to-1', 'first-to-2', ...TABLE_FORMATS, 'first-to-4'] as const;

export type SeriesFormat = (typeof SERIES_FORMATS)[number];

/** The most games of any format. */
export const MAX_GAMES = 7;

/** The most games of a series of a table; the last one decides. A query's games count as so many, a rare best of seven too. */
export const TABLE_GAMES = 5;

interface FormatRules {
  minGames: number;
  /** The score of a walkover (R5), which is also the clearest possible win. */
  cleanestWin: number;
  isDecided(won: Sides<number>): boolean;
}

const RULES: Record<SeriesFormat, FormatRules> = {
  'first-to-1': { minGames: 1, cleanestWin: 1, isDecided: ({ home, away }) => Math.max(home, away) === 1 },
  'first-to-2': { minGames: 2, cleanestWin: 2, isDecided: ({ home, away }) => Math.max(home, away) === 2 },
  'first-to-3': {
    minGames: 3,
    cleanestWin: 3,
    isDecided: ({ home, away }) => Math.max(home, away) === 3,
  },
  'four-plus-decider': {
    minGames: 4,
    cleanestWin: 4,
    isDecided: ({ home, away }) => home + away === TABLE_GAMES || (home + away === 4 && home !== away),
  },
  'first-to-4': { minGames: 4, cleanestWin: 4, isDecided: ({ home, away }) => Math.max(home, away) === 4 },
};

/** The fewest games of a played series. */
export const minGames = (format: SeriesFormat): number => RULES[format].minGames;

/** Games of the winner in the format's clearest result: 3 (3-0) or 4 (4-0). */
export const cleanestWin = (format: SeriesFormat): number => RULES[format].cleanestWin;

/** Is the series over at this score? */
export const isDecided = (format: SeriesFormat, won: Sides<number>): boolean => RULES[format].isDecided(won);

/** The allowed numbers of replay files in an upload (R15): one game, or a whole series. */
export const allowedReplayCounts = (format: SeriesFormat): readonly number[] => REPLAY_COUNTS[format];

const REPLAY_COUNTS: Record<SeriesFormat, readonly number[]> = {
  'first-to-1': [1],
  'first-to-2': [1, 2, 3],
  'first-to-3': [1, 3, 4, 5],
  'four-plus-decider': [1, 4, 5],
  'first-to-4': [1, 4, 5, 6, 7],
};
