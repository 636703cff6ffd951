import type { Sides } from '../sides.ts';

/**
 * Series formats (R2). `first-to-3` is the default: best of five, over when one side has three games.
 * `four-plus-decider`: four games whatever happens, and a fifth at 2-2.
 */
export const SERIES_FORMATS = ['first-to-3', 'four-plus-decider'] as const;

export type SeriesFormat = (typeof SERIES_FORMATS)[number];

/** No format plays more; a series of this many games went to overtime (R2). */
export const MAX_GAMES = 5;

interface FormatRules {
  minGames: number;
  /** The score of a walkover (R5), and the clearest win that can be played. */
  cleanestWin: number;
  isDecided(won: Sides<number>): boolean;
}

const RULES: Record<SeriesFormat, FormatRules> = {
  'first-to-3': {
    minGames: 3,
    cleanestWin: 3,
    isDecided: ({ home, away }) => Math.max(home, away) === 3,
  },
  'four-plus-decider': {
    minGames: 4,
    cleanestWin: 4,
    isDecided: ({ home, away }) => home + away === MAX_GAMES || (home + away === 4 && home !== away),
  },
};

/** The fewest games of a played series. */
export const minGames = (format: SeriesFormat): number => RULES[format].minGames;

/** Games won by the winner in the cleanest result of the format: 3 (3-0) or 4 (4-0). */
export const cleanestWin = (format: SeriesFormat): number => RULES[format].cleanestWin;

/** Whether no further game is played at this score. */
export const isDecided = (format: SeriesFormat, won: Sides<number>): boolean => RULES[format].isDecided(won);

/** Whether a series can be over after three games. */
export const canEndThreeNil = (format: SeriesFormat): boolean => isDecided(format, { home: 3, away: 0 });

/** How many replay files an upload may have (R15): one game, or a whole series; three only where 3-0 ends it. */
export const allowedReplayCounts = (format: SeriesFormat): readonly number[] =>
  canEndThreeNil(format) ? [1, 3, 4, 5] : [1, 4, 5];
