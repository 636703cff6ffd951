import type { Totals } from '../../../domain/competition/statistics/stats.ts';
import { STAMP_SQL } from '../../../platform/db/stamp-sql.ts';
import type { Sums } from './career.ts';

/** The columns of a compact row of sums, in their order. */
const COLUMNS = ['games', 'score', 'goals', 'assists', 'saves', 'shots'] as const satisfies readonly (keyof Totals)[];

/** `[playerId, teamId, games, score, goals, assists, saves, shots]`: compact, because a career meets hundreds of players. */
export type StoredSums = readonly unknown[];

/** SQL: the JSON of a `StoredSums`, from a `player_division_totals` row by its alias. */
export const sumsSql = (row: string): string =>
  `json_build_array(${['player_id', 'team_id', ...COLUMNS].map((column) => `${row}.${column}`).join(', ')})`;

/** Adds the names of the fields. */
export const toSums = (row: StoredSums): Sums => {
  const [playerId, teamId, games, score, goals, assists, saves, shots] = row as number[];
  return { playerId, teamId, games, score, goals, assists, saves, shots } as Sums;
};

/**
 * SQL: a division's results are needed, because its places are not remembered: its id is not in `ids`, or the change stamp
 * is no longer `stamp`.
 */
export const areNewSql = (division: string, stamp: string, ids: string): string =>
  `not (${STAMP_SQL} = ${stamp}::bigint and ${division}.id = any(${ids}::int[]))`;

/** SQL: when a series was played. */
export const PLAYED_SQL = 'coalesce(s.scheduled_at, s.reported_at)';
