/**
 * SQL conditions: which things are a staff member's own matter. Parameters are SQL expressions. A player that is null
 * has no own matters. `domain/own-matter.ts` says what staff may do with an own matter.
 */
import { CURRENT_SEASON_ID_SQL, seasonPeriodSql } from './season.read.ts';

/** The season runs, or is to come. */
const isLiveSql = (season: string): string =>
  `(upper(${seasonPeriodSql(season)}) > now() or ${season}.id = ${CURRENT_SEASON_ID_SQL})`;

/** The player is in one of the division's teams now, or was at some time of its season. */
export const ownDivisionSql = (divisionId: string, playerId: string): string => `exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = ${divisionId} and own_e.player_id = ${playerId}
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && ${seasonPeriodSql('own_s')}))`;

/** The player is in a team of the series' division now, or was on the day of the series. */
export const ownSeriesSql = (series: string, playerId: string): string => `exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = ${series}.division_id and own_e.player_id = ${playerId}
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(${series}.scheduled_at, ${series}.reported_at)))`;

/** The player is in the team, or the team plays in a division of the player's own team, now or next season. */
export const ownTeamSql = (teamId: string, playerId: string): string => `(
  exists (select 1 from roster_entry own_now
           where own_now.team_id = ${teamId} and own_now.player_id = ${playerId} and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = ${teamId} and ${isLiveSql('rival_s')}
                and ${ownDivisionSql('rival_t.division_id', playerId)}))`;

/** The player themself, or a player in a team that is their own matter by `ownTeamSql`. */
export const ownPlayerSql = (otherId: string, playerId: string): string => `(
  coalesce(${otherId} = ${playerId}, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = ${otherId} and other_e.valid_to is null
       and ${ownTeamSql('other_e.team_id', playerId)}))`;

/** The team plays in a division that the user runs, now or next season. */
export const runTeamSql = (teamId: string, userId: string): string => `exists (
  select 1 from division_team run_t join division run_d on run_d.id = run_t.division_id
    join season run_s on run_s.id = run_t.season_id
   where run_t.team_id = ${teamId} and run_d.admin_user_id = ${userId} and ${isLiveSql('run_s')})`;
