/** What staff of the demo league have given in each settled season, beside the honours that a rule finds (R46). */
import type { ClientBase } from 'pg';

/** A newcomer has played at least this many games in the season, and none before it. */
const LEAST_GAMES = 15;

/** In each settled season one of those who played their first: the one with the best points per game. */
const NEWCOMERS = `
  insert into season_honour (season_id, player_id, name_sv, name_en, text_sv, text_en)
  select distinct on (d.season_id) d.season_id, t.player_id, 'Säsongens nykomling', 'Newcomer of the season',
         'Utsedd av kaptenerna i en omröstning.', 'Chosen by the captains in a vote.'
    from player_division_totals t join division d on d.id = t.division_id and not d.is_stage
    join season se on se.id = d.season_id and se.settled_at is not null
   where t.games >= $1 and se.starts_on > (select min(starts_on) from season)
     and not exists (select from player_division_totals before join division past on past.id = before.division_id
                      where before.player_id = t.player_id and past.season_id < d.season_id)
   order by d.season_id, t.score::numeric / t.games desc, t.player_id`;

/** In each settled season a team that gave no walkover and lost no points, of the lowest division that has one. */
const FAIR_TEAMS = `
  insert into season_honour (season_id, team_id, name_sv, name_en, text_sv, text_en)
  select distinct on (d.season_id) d.season_id, e.team_id, 'Fair play-priset', 'The fair play award',
         'För lagets uppträdande mot motståndare och funktionärer.', 'For how the team met its opponents and the staff.'
    from division_team e join division d on d.id = e.division_id and not d.is_stage
    join season se on se.id = d.season_id and se.settled_at is not null
   where not e.is_disqualified and e.adjustment = 0 and not exists (
     select from series s where s.division_id = d.id and s.walkover is not null and e.team_id in (s.home_team_id, s.away_team_id))
   order by d.season_id, d.rank desc, e.team_id`;

/** Run after the seasons are written. */
export async function giveStaffsHonours(client: ClientBase): Promise<void> {
  await client.query(NEWCOMERS, [LEAST_GAMES]);
  await client.query(FAIR_TEAMS);
}
