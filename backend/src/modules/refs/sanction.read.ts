import { instantSql, rowListSql } from '../../platform/db/json-sql.ts';

/** SQL: when a reported series was played. A series that is reported before its time was played before it. */
export const playedAtSql = (series: string): string =>
  `least(coalesce(${series}.scheduled_at, ${series}.reported_at), ${series}.reported_at)`;

/** SQL: the series that may count for a suspension of the `sanction` row with this alias (`SuspendedSeries`). */
const suspendedSeriesSql = (sanction: string): string =>
  rowListSql(`
  select ${instantSql(playedAtSql('s'))} as "playedAt", s.walkover is not null as "isWalkover",
         exists (select 1 from game g join player_game_stats row on row.game_id = g.id
                  where g.series_id = s.id and row.player_id = ${sanction}.player_id) as "didPlay"
    from roster_entry r join series s on r.team_id in (s.home_team_id, s.away_team_id)
   where ${sanction}.series_count is not null and r.player_id = ${sanction}.player_id and s.reported_at is not null
     and tstzrange(r.valid_from, r.valid_to) @> ${playedAtSql('s')}
     and ${playedAtSql('s')} >= ${sanction}.starts_on::timestamp at time zone 'Europe/Stockholm'`);

/** SQL: the columns of a `CountedTerm`, of the `sanction` row with this alias. */
export const countedTermSql = (sanction: string): string => `
  ${sanction}.kind, ${sanction}.starts_on::text as "startsOn", ${sanction}.ends_on::text as "endsOn",
  ${sanction}.series_count as "seriesCount",
  (${sanction}.lifted_at at time zone 'Europe/Stockholm')::date::text as "liftedOn",
  ${suspendedSeriesSql(sanction)} as series`;

/** SQL: the published sanctions of a player or a team, the newest first (`PublicSanctionRow`). */
export const publicSanctionsSql = (column: 'player_id' | 'team_id', id: string): string =>
  rowListSql(`
  select x.id, ${countedTermSql('x')}, x.reason_sv as "reasonSv", x.reason_en as "reasonEn"
    from sanction x where x.${column} = ${id} and x.is_public order by x.starts_on desc, x.id desc`);

/**
 * SQL: what can keep a player from playing, of the player with this id (`PublicSanctionRow`). Captains and staff who report read
 * that a player is suspended; the reason only of a published sanction, else '' (R24).
 */
export const suspendedTermsSql = (playerId: string): string =>
  rowListSql(`
  select x.id, ${countedTermSql('x')}, case when x.is_public then x.reason_sv else '' end as "reasonSv",
         case when x.is_public then x.reason_en end as "reasonEn"
    from sanction x where x.player_id = ${playerId} and x.kind <> 'warning' order by x.id`);
