// What programs choose statistics of (R33), with the same number of rows in every league.
import { withClient } from './league.mjs';

/** Of past seasons only, so that nothing of it is played later. $1 rows of a division, $2 of a team, $3 of a player, $4 games of two teams. */
const SUBJECTS = `
  with past as materialized (
    select d.id, d.season_id from division d
     where d.season_id between (select value::int - 8 from setting where key = 'current_season')
                           and (select value::int - 1 from setting where key = 'current_season')),
  played as materialized (
    select s.id, s.division_id, s.home_team_id, s.away_team_id, s.home_games + s.away_games as games
      from series s join past on past.id = s.division_id
     where s.reported_at is not null and s.walkover is null and s.has_player_numbers),
  whole as (
    select division_id, sum(games)::int * 6 as rows from played group by division_id
     order by abs(sum(games) * 6 - coalesce($1::int, 1000)), division_id limit 1),
  team as (
    select t.team_id, count(*)::int as rows
      from (select distinct team_id from division_team t join past on past.id = t.division_id order by team_id desc limit 400) t
      join player_game_stats r on r.team_id = t.team_id
     group by t.team_id order by abs(count(*) - coalesce($2::int, 700)), t.team_id limit 1),
  player as (
    select t.player_id, count(*)::int as rows
      from (select distinct player_id from player_division_totals t join past on past.id = t.division_id
             order by player_id desc limit 4000) t
      join player_game_stats r on r.player_id = t.player_id
     group by t.player_id order by abs(count(*) - coalesce($3::int, 250)), t.player_id limit 1),
  pair as (
    select least(home_team_id, away_team_id) as one, greatest(home_team_id, away_team_id) as other, sum(games)::int as games
      from played group by 1, 2 order by abs(sum(games) - coalesce($4::int, 8)), 1, 2 limit 1)
  select whole.division_id as "divisionId", whole.rows as "divisionRows", team.team_id as "teamId", team.rows as "teamRows",
         player.player_id as "playerId", player.rows as "playerRows", pair.one, pair.other, pair.games as "pairGames"
    from whole, team, player, pair`;

/**
 * A past division, a team, a player, and two teams that have met. In a larger league they are those with as many rows as the
 * `wanted` ones, as nearly as there are.
 */
export async function chosenSubjects(databaseUrl, wanted) {
  const values = wanted
    ? [wanted.divisionRows, wanted.teamRows, wanted.playerRows, wanted.pairGames]
    : [null, null, null, null];
  const { rows } = await withClient(databaseUrl, (client) => client.query(SUBJECTS, values));
  return rows[0];
}
