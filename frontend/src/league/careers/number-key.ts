import type { PercentileNumber } from '../../lib/schema.generated';

/** The key of a number's name in the texts of the statistics. */
const KEYS = {
  GOALS: 'goals',
  GOALS_AGAINST: 'goalsAgainst',
  ASSISTS: 'assists',
  SAVES: 'saves',
  SHOTS: 'shots',
  RATING: 'rating',
} as const satisfies Record<PercentileNumber, string>;

export const numberKey = (number: PercentileNumber) => KEYS[number];
