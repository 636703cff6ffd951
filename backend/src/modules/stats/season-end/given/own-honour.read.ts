import { ownPlayerSql, ownTeamSql } from '../../../refs/own-matter.read.ts';
import { GOAL_SCORER_SQL, RECORDED_GOALS_SQL } from './given-honours.read.ts';

/** SQL condition: the recorded goal `e` of the series `s`, scored by the player `p`, is the player's own matter (R17). */
export const ownGoalSql = (playerId: string): string =>
  `(${ownTeamSql(`case e.side when 'home' then s.home_team_id else s.away_team_id end`, playerId)} or ${ownPlayerSql('p.id', playerId)})`;

/**
 * SQL condition: the transaction has changed an honour that is the player's own matter, or has made it one, or was one no longer
 * (R17). The changed rows tell it, because the log does not name who has an honour after a merge.
 */
export const ownHonourChangedSql = (changeSetId: string, playerId: string): string => `exists (
  select from row_change own_c cross join lateral unnest(own_c.keys) with ordinality as own_k (key, n)
    left join season_honour own_h on own_h.id = own_k.key::int
   cross join lateral (select (own_h).* union all
                       select (jsonb_populate_record(own_h, own_c.rows->(own_k.n::int - 1))).*) as own_x
   where own_c.change_set_id = ${changeSetId} and own_c.table_name = 'season_honour'
     and (${ownPlayerSql('own_x.player_id', playerId)} or ${ownTeamSql('own_x.team_id', playerId)} or exists (
       select from game g join series s on s.id = g.series_id
         join lateral (${RECORDED_GOALS_SQL}) e on e.number = own_x.goal ${GOAL_SCORER_SQL}
        where g.id = own_x.game_id and ${ownGoalSql(playerId)})))`;
