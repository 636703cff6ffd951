import { ownTeamSql } from '../../refs/own-matter.read.ts';

/**
 * Whether a request `r` was made by a staff member, or is about them, their team or the team that they were in when it
 * was made. Both parameters are SQL expressions.
 */
export const requestOfOwnTeamSql = (userId: string, playerId: string): string => `(
  coalesce(r.user_id = ${userId} or r.player_id = ${playerId}, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = ${playerId}
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at)))`;

/**
 * Whether a request `r` is a staff member's own matter: they are the asker, or the request is about their team, the
 * team that they were in when the request was made, or a rival in their team's division. Both parameters are SQL
 * expressions.
 */
export const ownRequestSql = (userId: string, playerId: string): string => `(
  ${requestOfOwnTeamSql(userId, playerId)} or ${ownTeamSql('r.team_id', playerId)})`;
