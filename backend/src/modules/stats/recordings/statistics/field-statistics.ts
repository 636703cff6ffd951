import { SHOWN_SUMS, FIELD_AVERAGES } from '../../../../domain/recordings/play/field-sums.ts';
import type { ShownFieldNumber, ShownFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';
import type { FieldNumbers } from '../../../../domain/recordings/play/field-numbers.ts';
import type { PlayerRef } from '../../../refs/player-ref.ts';
import type { TeamRef } from '../../../refs/team-ref.ts';
import type { StatisticsPer } from '../../filtered/statistics.ts';

/** The numbers that are shown, by name. */
export const SHOWN_FIELD_NUMBERS: readonly ShownFieldNumber[] = [
  ...SHOWN_SUMS.map(([, as]) => as as ShownFieldNumber),
  ...(Object.keys(FIELD_AVERAGES) as ShownFieldNumber[]),
];

/** A number by which rows can be ordered. */
export type FieldStatisticsNumber = 'games' | ShownFieldNumber;

/** How a list is shown. */
export interface FieldStatisticsView {
  per: StatisticsPer;
  by: FieldStatisticsNumber;
}

/** The sums of a row, with the games and series that they are of. */
export type FieldStatisticsSums = FieldNumbers & { games: number; series: number };

/** A row of a list as the database returns it. */
export interface StoredFieldStatistics {
  team: TeamRef;
  sums: FieldStatisticsSums;
}

/** A team's numbers in the games that count and have field play. */
export interface FieldStatisticsRow {
  /** As it was in the last of these games; of a player, the team they played for then. */
  team: TeamRef;
  games: number;
  series: number;
  numbers: ShownFieldNumbers;
}

/** A player's. */
export interface PlayerFieldStatistics extends FieldStatisticsRow {
  player: PlayerRef;
}
