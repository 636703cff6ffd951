import type { StatisticsScope } from '../../../domain/competition/statistics/statistics-scope.ts';
import type { Side } from '../../../domain/sides.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** Whose games count (R33), and which rows are listed. */
export interface StatisticsFilter extends StatisticsScope {
  /** Only games that the row's team played on this side. */
  venue?: Side | null;
  /** Only rows with at least so many games. */
  leastGames?: number | null;
}

/** The same for players. */
export interface PlayerStatisticsFilter extends StatisticsFilter {
  /** ISO 3166 alpha-2, upper case. */
  country?: string | null;
}

/** What a number is divided by. */
export type StatisticsPer = 'game' | 'series' | 'total';

export const STATISTICS_NUMBERS = [
  'games',
  'series',
  'gamesWon',
  'seriesWon',
  'score',
  'goals',
  'assists',
  'saves',
  'shots',
  'goalsAgainst',
  'shootingPercent',
  'rating',
] as const;
/** A number by which rows can be ordered. */
export type StatisticsNumber = (typeof STATISTICS_NUMBERS)[number];

/** A row: counts, numbers in the wanted form with two decimals, and the two that are no sums. */
export interface StatisticsRow extends Record<Exclude<StatisticsNumber, 'shootingPercent' | 'rating'>, number> {
  /** As it was in the last game that counts; of a player, the team they played for then. */
  team: TeamRef;
  shootingPercent: number | null;
  /** Four decimals. */
  rating: number | null;
}

export interface PlayerStatistics extends StatisticsRow {
  player: PlayerRef;
}

/** How a list is shown. */
export interface StatisticsView {
  per: StatisticsPer;
  by: StatisticsNumber;
}
