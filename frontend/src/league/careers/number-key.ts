import type { LeaderNumber } from '../../gql/careers/graphql';

/** The key of a number's name in the texts of the statistics. */
const KEYS = {
  GOALS: 'goals',
  ASSISTS: 'assists',
  SAVES: 'saves',
  SHOTS: 'shots',
  RATING: 'rating',
} as const satisfies Record<LeaderNumber, string>;

export const numberKey = (number: LeaderNumber) => KEYS[number];
