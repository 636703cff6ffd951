/** The statement that finds records (R30). */
import { MOST_HOLDERS } from '../../../domain/competition/records/records.ts';
import type { RecordScope } from '../../../domain/competition/records/records.ts';
import { instantSql, jsonListSql } from '../../../platform/db/json-sql.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { divisionRefSql, playerRefSql, seasonRefSql, seasonTeamRefSql } from '../../refs/ref.read.ts';
import { COUNTS } from '../totals.read.ts';
import { bestOfAllSql } from './records.read.ts';
import { heldInLeagueSql, heldInSql, topRowsSql } from './series-highs.read.ts';

/** SQL: is the division of this alias one of those whose records are asked for? */
type Chosen = (division: string) => string;

/** Whose records are asked for. */
interface Whose {
  /** Those of some divisions; null: of the whole league. */
  chosen: Chosen | null;
  /** A `series_high` row outside: no records when its series holds none of those of games and series. */
  heldBy?: string;
}

const SUMS = ['goals', 'assists', 'saves', 'shots', 'score'] as const;

const sumsSql = (row: string, columns: readonly string[] = SUMS): string =>
  columns.map((column) => `sum(${row}.${column})::int as ${column}`).join(', ');

/** The series in which the records of games and series are set, and what is counted in them. */
const gamesSql = ({ chosen, heldBy }: Whose): string => `
  ${chosen ? heldInSql(chosen('d'), heldBy ?? null) : heldInLeagueSql(heldBy ?? null)},
  side as materialized (
    select s.id as series_id, s.division_id, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at, own.*
      from (select distinct series_id from held) h join series s on s.id = h.series_id join division d on d.id = s.division_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals
      from (select distinct series_id from side) s join game g on g.series_id = s.series_id),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, ${SUMS.map((column) => `p.${column}`).join(', ')}
      from played g join player_game_stats p on p.game_id = g.id),
  team_game as (
    select side.series_id, side.team_id, side.opponent_id, side.season_id, side.division_id, side.played_at,
           g.number as game, side.side, g.home_goals + g.away_goals as together, own.*, own.goals_for - own.goals_against as margin
      from played g join side on side.series_id = g.series_id
     cross join lateral (select case side.side when 'home' then g.home_goals else g.away_goals end as goals_for,
                                case side.side when 'home' then g.away_goals else g.home_goals end as goals_against) own),
  whole_game as (select * from team_game where side = 'home'),
  in_series as materialized (
    select n.series_id, n.player_id, n.side, ${sumsSql('n')} from numbers n group by n.series_id, n.player_id, n.side),
  team_series as (select side.*, side.goals_for - side.goals_against as margin from side)`;

const CAREER_SUMS = ['goals', 'assists', 'saves', 'games', 'wins', 'seasons'];

/** What players and teams reach in the seasons of chosen divisions, and players in all of these together. */
const seasonsSql = (chosen: Chosen, scopes: readonly RecordScope[]): string => `
  player_season as materialized (
    select t.player_id, d.season_id, ${sumsSql('t', ['games', ...SUMS])}, sum(t.series_won)::int as wins
      from division d join player_division_totals t on t.division_id = d.id
     where ${COUNTS} and ${chosen('d')} group by t.player_id, d.season_id),
  team_season as materialized (
    select t.*, d.season_id from division d join team_season_sum t on t.division_id = d.id where ${chosen('d')})${
      scopes.includes('career')
        ? `,
  career as materialized (
    select p.player_id, ${sumsSql('p', ['games', 'goals', 'assists', 'saves', 'wins'])}, count(*)::int as seasons
      from player_season p group by p.player_id)`
        : ''
    }`;

/** The same of the whole league: only rows in which a record is set, from the tops of the indexes of the stored sums. */
const LEAGUE_SEASONS = `
  player_season as materialized (${topRowsSql('player_season_sum', ['goals', 'assists', 'saves', 'score'])}),
  team_season as materialized (
    select t.*, d.season_id
      from (${topRowsSql('team_season_sum', ['wins', 'goals', 'streak'])}) t join division d on d.id = t.division_id),
  career as materialized (${topRowsSql('player_career_sum', CAREER_SUMS)})`;

/** Who reached the number first comes first; careers, which have no day, by name. */
const ORDER = `coalesce(b.played_at, se.starts_on::timestamp at time zone 'Europe/Stockholm'), b.series_id, b.game,
                    ${nameOrder('coalesce(p.nickname, dt.name)')}, b.player_id, b.team_id`;

/** SQL: the first holders of the records that are set in such things in these divisions, as the column `holders`. */
export const recordsSql = (whose: Whose, scopes: readonly RecordScope[]): string => {
  const chosen = whose.chosen ?? (() => 'true');
  return `
  with ${gamesSql(whose)}${scopes.includes('season') ? `,${whose.chosen ? seasonsSql(chosen, scopes) : LEAGUE_SEASONS}` : ''},
  best as (${bestOfAllSql(scopes)}),
  listed as (
    select b.*, count(*) over (partition by b.kind)::int as "holderCount",
           row_number() over (partition by b.kind order by ${ORDER}) as nth
      from best b left join player p on p.id = b.player_id left join season se on se.id = b.season_id
      left join division_team dt on dt.division_id = b.division_id and dt.team_id = b.team_id)
  select ${jsonListSql(`
    select json_build_object(
             'kind', l.kind, 'value', l.value, 'holderCount', l."holderCount", 'seriesId', l.series_id, 'game', l.game,
             'goalsFor', l.goals_for, 'goalsAgainst', l.goals_against, 'playedAt', ${instantSql('l.played_at')},
             'player', case when p.id is not null then ${playerRefSql('p')} end,
             'team', ${seasonTeamRefSql('own')},
             'opponent', case when other.team_id is not null then ${seasonTeamRefSql('other')} end,
             'season', case when se.id is not null then ${seasonRefSql('se')} end,
             'division', case when d.id is not null then ${divisionRefSql('d')} end) as item
      from listed l
      left join player p on p.id = l.player_id
      left join season se on se.id = l.season_id
      left join division d on d.id = l.division_id
      left join division_team other on other.division_id = l.division_id and other.team_id = l.opponent_id
      left join lateral (
        select t.division_id, t.team_id
          from player_division_totals t join division td on td.id = t.division_id join season ts on ts.id = td.season_id
         where l.division_id is null and t.player_id = l.player_id and ${COUNTS}
           and (l.season_id is null or td.season_id = l.season_id) and ${chosen('td')}
         order by ts.starts_on desc, t.games desc, t.team_id limit 1) latest on true
      join division_team own on own.division_id = coalesce(l.division_id, latest.division_id)
                            and own.team_id = coalesce(l.team_id, latest.team_id)
     where l.nth <= ${MOST_HOLDERS}
     order by l.kind, l.nth`)} as holders`;
};
