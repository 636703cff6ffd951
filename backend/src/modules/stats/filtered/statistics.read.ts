import { isAnnulledSql, seriesTeamsSql } from '../../divisions/annulled.read.ts';
import { presentPlayerSql } from '../../refs/merged-player.read.ts';
import { seasonTeamRefSql } from '../../refs/ref.read.ts';
import { PLAY_TIME_SQL } from '../../series/series-list.read.ts';
import type { Conditions } from '../../../platform/db/keyset.ts';
import { RATING_FACTORS_SQL, ratedSql } from '../rating.read.ts';
import { COUNTS } from '../totals.read.ts';
import type { PlayerStatisticsFilter, StatisticsNumber, StatisticsPer } from './statistics.ts';

const SUMS = ['score', 'goals', 'assists', 'saves', 'shots'] as const;

const sumsOf = (row: string): string => SUMS.map((column) => `sum(${row}.${column}) as ${column}`).join(', ');

/** SQL: the number of the row's side, from those of the home and the away side. */
const own = (home: string, away: string): string => `case r.side when 'home' then ${home} else ${away} end`;

/** SQL: one of a series' teams. */
const plays = (team: string): string => `(s.home_team_id = ${team} or s.away_team_id = ${team})`;

/** Adds the conditions of a filter to a statement with a player's row `r` of a game, and its series `s`. */
export function addStatisticsFilter(where: Conditions, filter: PlayerStatisticsFilter): Conditions {
  return where
    .add(filter.seasonId, (id) => `s.division_id in (select id from division where season_id = ${id})`)
    .add(filter.divisionId, (id) => `s.division_id = ${id}`)
    .add(filter.teamId, (id) => `${plays(id)} and r.team_id = ${id}`)
    .add(filter.opponentId, (id) => `${plays(id)} and r.team_id <> ${id}`)
    .add(filter.playerId, (id) => `r.player_id = ${presentPlayerSql(`${id}::int`)}`)
    .add(filter.country, (code) => `r.player_id in (select id from player where nationality = ${code})`)
    .add(filter.venue, (side) => `r.side = ${side}`)
    .add(filter.from, (at) => `${PLAY_TIME_SQL} >= ${at}`)
    .add(filter.to, (at) => `${PLAY_TIME_SQL} < ${at}`);
}

/** SQL: the players' rows that count: those of games that were played and are not annulled (R5). */
const rowsSql = (where: Conditions): string => `
  select s.id as series_id, s.division_id, g.id as game_id, r.player_id, r.team_id,
         ${SUMS.map((column) => `r.${column}`).join(', ')},
         ${own('g.home_goals > g.away_goals', 'g.away_goals > g.home_goals')} as won_game,
         ${own('s.home_games > s.away_games', 's.away_games > s.home_games')} as won_series,
         ${own('g.away_goals', 'g.home_goals')} as conceded,
         extract(epoch from ${PLAY_TIME_SQL})::bigint as played
    from series s ${seriesTeamsSql('s', 'h', 'a')}
    join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
   where s.reported_at is not null and s.walkover is null and not ${isAnnulledSql('h', 'a')} and ${where.sql}`;

/** SQL: what sums of a row with `games` and `series` are divided by, by the row's alias. */
export const divisorSql = (per: StatisticsPer, row: string): string =>
  per === 'total' ? '1' : `${row}.${per === 'game' ? 'games' : 'series'}`;

/** SQL: a team of a list `l` in the division of the row's `last_game`, by the team's id. */
export const teamThenSql = (team: string): string => `
  (select ${seasonTeamRefSql('dt')} from game lg join series ls on ls.id = lg.series_id
     join division_team dt on dt.division_id = ls.division_id and dt.team_id = ${team} where lg.id = l.last_game)`;

/** SQL: the team of a player of a list `l` in the row's `last_game`. */
export const LAST_TEAM_SQL =
  '(select lr.team_id from player_game_stats lr where lr.game_id = l.last_game and lr.player_id = l.id)';

/**
 * SQL: `with …` up to the list `l`: the id of a player or a team, and its numbers. A team's game has up to three rows of
 * players, so rows are added within a game first. The divisions are an array, so that only their sums are read and not all.
 * `factor` is materialized: the planner expects few rows, and would add the sums up again for each of them. `leastGames` is
 * a placeholder.
 */
export const statisticsSql = (
  subject: 'player_id' | 'team_id',
  where: Conditions,
  { per, leastGames }: { per: StatisticsPer; leastGames: string },
): string => `
  with counted as materialized (${rowsSql(where)}),
  factor as materialized (
    select t.division_id, ${RATING_FACTORS_SQL} from player_division_totals t
     where ${COUNTS} and t.division_id = any(array(select distinct division_id from counted)) group by t.division_id),
  in_game as (
    select c.${subject} as id, c.series_id, c.game_id, bool_and(c.won_game) as won_game, bool_and(c.won_series) as won_series,
           max(c.conceded) as conceded, max(c.played) as played, ${sumsOf('c')},
           count(*) as player_rows, sum(${ratedSql('c', 'f')}) as rated
      from counted c join factor f on f.division_id = c.division_id group by c.${subject}, c.series_id, c.game_id),
  summed as (
    select i.id, count(*)::int as games, count(distinct i.series_id)::int as series,
           count(*) filter (where i.won_game)::int as "gamesWon",
           count(distinct i.series_id) filter (where i.won_series)::int as "seriesWon",
           sum(i.conceded) as conceded, ${sumsOf('i')}, sum(i.rated) / sum(i.player_rows) as rating,
           (max(array[i.played, i.game_id::bigint]))[2]::int as last_game
      from in_game i group by i.id having count(*) >= coalesce(${leastGames}::int, 1)),
  list as (
    select x.id, x.last_game, x.games, x.series, x."gamesWon", x."seriesWon",
           ${SUMS.map((column) => `round(x.${column}::numeric / ${divisorSql(per, 'x')}, 2) as ${column}`).join(', ')},
           round(x.conceded::numeric / ${divisorSql(per, 'x')}, 2) as "goalsAgainst",
           round(x.goals * 100::numeric / nullif(x.shots, 0), 2) as "shootingPercent",
           round(x.rating::numeric, 4) as rating
      from summed x)`;

/** SQL: a number of the list `l` to order by. Rows without it count as less than all others. */
export const numberSql = (number: StatisticsNumber): string => `coalesce(l."${number}", -1)`;
