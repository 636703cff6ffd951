/** The statement that finds records (R30). It reads all games of the divisions that are meant, so it runs once for each change. */
import { MOST_HOLDERS } from '../../../domain/competition/records/records.ts';
import type { RecordScope } from '../../../domain/competition/records/records.ts';
import { instantSql, jsonListSql } from '../../../platform/db/json-sql.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { isInForceSql } from '../../seasons/divisions/annulled.read.ts';
import { divisionRefSql, playerRefSql, seasonRefSql, seasonTeamRefSql } from '../../refs/ref.read.ts';
import { COUNTS } from '../totals.read.ts';
import { bestOfAllSql } from './records.read.ts';

/** SQL: is the division of this alias one of those whose records are asked for? */
type Chosen = (division: string) => string;

const SUMS = ['goals', 'assists', 'saves', 'shots', 'score'] as const;

const sumsSql = (row: string, columns: readonly string[] = SUMS): string =>
  columns.map((column) => `sum(${row}.${column})::int as ${column}`).join(', ');

/** A player's records of games and of series are of the same sums, in this order. */
const ofEach = (sqlOf: (column: string) => string, between = ', '): string => SUMS.map(sqlOf).join(between);

/** The numbers of both teams in a game and in a series, which `whole` has. */
const OF_TEAMS = ['game_goals', 'game_margin', 'together', 'series_goals', 'series_margin'] as const;

/** The largest number of each player kind that is looked at to learn how large the record must be at least. */
const FIRST = 20;

/**
 * The series that count, and `held`: those few series in which a record can be. Only these are then read player by
 * player, because to sum up each player of each series takes several times as long as everything else. So a series is first
 * judged by a number that none of its players can exceed: the sum of the largest numbers of its games (`high_…`). The best players
 * of the series with the largest of these say how large a record is at least.
 */
const heldInSql = (chosen: Chosen | null): string => `
  counting as materialized (
    select s.id, s.division_id, d.is_stage, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at,
           s.home_team_id, s.away_team_id, s.home_games, s.away_games, s.home_goals, s.away_goals
      from series s join division d on d.id = s.division_id
     where s.reported_at is not null and s.walkover is null and ${isInForceSql('s')}${chosen ? ` and ${chosen('d')}` : ''}),
  whole as materialized (
    select g.series_id, max(greatest(g.home_goals, g.away_goals)) as game_goals, max(abs(g.home_goals - g.away_goals)) as game_margin,
           max(g.home_goals + g.away_goals) as together, greatest(sum(g.home_goals), sum(g.away_goals)) as series_goals,
           abs(sum(g.home_goals) - sum(g.away_goals)) as series_margin,
           ${ofEach((column) => `max(p.${column}) as most_${column}, sum(p.${column}) as high_${column}`)}
      from counting c join game g on g.series_id = c.id
      left join (select p.game_id, ${ofEach((column) => `max(p.${column}) as ${column}`)} from player_game_stats p
                  ${chosen ? 'where p.game_id = any(array(select g.id from counting c join game g on g.series_id = c.id))' : ''}
                  group by p.game_id) p on p.game_id = g.id
     group by g.series_id),
  first as (${ofEach((column) => `(select series_id from whole order by high_${column} desc nulls last limit ${FIRST})`, ' union ')}),
  least as materialized (
    select ${ofEach((column) => `max(own.${column}) as ${column}`)}
      from (select ${sumsSql('p')}
              from game g join player_game_stats p on p.game_id = g.id
             where g.series_id = any(array(select series_id from first))
             group by g.series_id, p.player_id, p.side) own),
  held as materialized (
    select w.series_id from whole w
     cross join (select ${OF_TEAMS.map((column) => `max(${column}) as ${column}`).join(', ')} from whole) most
     where ${OF_TEAMS.map((column) => `w.${column} = most.${column}`).join(' or ')}
    union
    select w.series_id from whole w
     cross join (select ${ofEach((column) => `max(most_${column}) as ${column}`)} from whole) most
     cross join least
     where ${ofEach((column) => `w.most_${column} = most.${column} or w.high_${column} >= least.${column}`, ' or ')})`;

/** What is counted in these series. Their players' rows are few, and found by an index: an array tells PostgreSQL so. */
const GAMES = `
  side as materialized (
    select s.id as series_id, s.division_id, s.season_id, s.played_at, own.*
      from held h join counting s on s.id = h.series_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals from game g where g.series_id = any(array(select series_id from held))),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, ${SUMS.map((column) => `p.${column}`).join(', ')}
      from player_game_stats p join played g on g.id = p.game_id
     where p.game_id = any(array(select id from played))),
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

/**
 * What teams reach in a season, its stages (R43) included: series won, goals, and the most series won in a row: those with as many lost ones
 * before them. The team is named as in its table.
 */
const TEAM_SEASON = `
  team_played as materialized (
    select own.*, count(*) filter (where not own.is_won) over (partition by own.season_id, own.team_id order by own.played_at, own.id) as lost
      from (select c.id, c.division_id, c.is_stage, c.season_id, c.played_at, c.home_team_id as team_id, c.home_goals as goals,
                   c.home_games > c.away_games as is_won from counting c
            union all
            select c.id, c.division_id, c.is_stage, c.season_id, c.played_at, c.away_team_id, c.away_goals,
                   c.away_games > c.home_games from counting c) own),
  run as (
    select season_id, team_id, count(*) filter (where is_won) as wins, sum(goals) as goals,
           min(division_id) filter (where not is_stage) as division_id, min(division_id) as stage_id
      from team_played group by season_id, team_id, lost),
  team_season as materialized (
    select coalesce(min(division_id), min(stage_id)) as division_id, season_id, team_id, sum(wins)::int as wins,
           sum(goals)::int as goals, max(wins)::int as streak
      from run group by season_id, team_id)`;

/** What players reach in a season, and in all of these together. */
const playerSeasonSql = (chosen: Chosen): string => `
  player_season as materialized (
    select t.player_id, d.season_id, ${sumsSql('t', ['games', ...SUMS])}, sum(t.series_won)::int as wins
      from division d join player_division_totals t on t.division_id = d.id
     where ${COUNTS} and ${chosen('d')} group by t.player_id, d.season_id)`;

const CAREER = `
  career as materialized (
    select p.player_id, ${sumsSql('p', ['games', 'goals', 'assists', 'saves', 'wins'])}, count(*)::int as seasons
      from player_season p group by p.player_id)`;

/** Who reached the number first comes first; careers, which have no day, by name. */
const ORDER = `coalesce(b.played_at, se.starts_on::timestamp at time zone 'Europe/Stockholm'), b.series_id, b.game,
                    ${nameOrder('coalesce(p.nickname, dt.name)')}, b.player_id, b.team_id`;

/**
 * SQL: the first holders of the records that are set in such things in the chosen divisions (`holders`), and how many series count
 * there (`seriesCount`). null: of the whole league.
 */
export const recordsSql = (whose: Chosen | null, scopes: readonly RecordScope[]): string => {
  const chosen = whose ?? (() => 'true');
  return `
  with ${[
    heldInSql(whose),
    GAMES,
    TEAM_SEASON,
    playerSeasonSql(chosen),
    ...(scopes.includes('career') ? [CAREER] : []),
  ].join(',')},
  best as (${bestOfAllSql(scopes)}),
  listed as (
    select b.*, count(*) over (partition by b.kind)::int as "holderCount",
           row_number() over (partition by b.kind order by ${ORDER}) as nth
      from best b left join player p on p.id = b.player_id left join season se on se.id = b.season_id
      left join division_team dt on dt.division_id = b.division_id and dt.team_id = b.team_id)
  select (select count(*)::int from whole) as "seriesCount", ${jsonListSql(`
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
