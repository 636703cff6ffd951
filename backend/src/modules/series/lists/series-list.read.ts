import type { Conditions } from '../../../platform/db/keyset.ts';
import { presentPlayerSql } from '../../refs/merged-player.read.ts';
import { presentTeamSql } from '../../refs/merged-team.read.ts';
import { SERIES_STATE_CONDITIONS } from '../series-row.read.ts';
import type { SeriesListFilter } from './series-list.ts';

/**
 * SQL: when a series `s` is or was played: the set time, or that of the report. One with neither comes after all others. The
 * index `series_play_time_idx` has the same expression.
 */
export const PLAY_TIME_SQL = `coalesce(s.scheduled_at, s.reported_at, timestamptz '2200-01-01 00:00:00+00')`;

const HAS_TIME = '(s.scheduled_at is not null or s.reported_at is not null)';

const plays = (id: string): string => `${presentTeamSql(`${id}::int`)} in (s.home_team_id, s.away_team_id)`;

/** Adds the conditions of a filter to a statement with a series `s` and its division `d`. */
export function addSeriesFilter(where: Conditions, { from, to, ...filter }: SeriesListFilter): Conditions {
  if (from || to) where.always(HAS_TIME);
  if (filter.state) where.always(SERIES_STATE_CONDITIONS[filter.state]);
  return where
    .add(filter.ids, (all) => `s.id = any(${all}::int[])`)
    .add(filter.seasonId, (id) => `d.season_id = ${id}`)
    .add(filter.divisionId, (id) => `s.division_id = ${id}`)
    .add(filter.teamId, plays)
    .add(filter.opponentId, plays)
    .add(
      filter.playerId,
      (id) => `s.id in (select g.series_id from player_game_stats own join game g on g.id = own.game_id
                         where own.player_id = ${presentPlayerSql(`${id}::int`)})`,
    )
    .add(filter.isStreamed, (is) => `s.is_streamed = ${is}`)
    .add(filter.week, (week) => `s.week = ${week}`)
    .add(from, (at) => `${PLAY_TIME_SQL} >= ${at}`)
    .add(to, (at) => `${PLAY_TIME_SQL} < ${at}`);
}
