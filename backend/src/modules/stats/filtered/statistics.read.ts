import { otherSide } from '../../../domain/sides.ts';
import type { Side } from '../../../domain/sides.ts';
import { isInForceSql } from '../../seasons/divisions/annulled.read.ts';
import { presentPlayerSql } from '../../refs/merged-player.read.ts';
import { presentTeamSql } from '../../refs/merged-team.read.ts';
import { seasonTeamRefSql } from '../../refs/ref.read.ts';
import { PLAY_TIME_SQL } from '../../series/lists/series-list.read.ts';
import type { Conditions } from '../../../platform/db/keyset.ts';
import { RATING_FACTORS_SQL, ratedSql } from '../rating.read.ts';
import { COUNTS } from '../totals.read.ts';
import type { PlayerStatisticsFilter, StatisticsNumber, StatisticsPer } from './statistics.ts';

const SUMS = ['score', 'goals', 'assists', 'saves', 'shots'] as const;

const sumsOf = (row: string): string => SUMS.map((column) => `sum(${row}.${column}) as ${column}`).join(', ');

/** SQL: the number of the row's side, from those of the home and the away side. */
const own = (home: string, away: string): string => `case r.side when 'home' then ${home} else ${away} end`;

/** SQL: one of a series' teams, by the side if that is known. */
const plays = (team: string, side?: Side | null): string =>
  side ? `s.${side}_team_id = ${team}` : `(s.home_team_id = ${team} or s.away_team_id = ${team})`;

const presentTeam = (id: string): string => presentTeamSql(`${id}::int`);

/** The conditions of a filter on a series `s`. */
function addScopeOfSeries(where: Conditions, filter: PlayerStatisticsFilter): Conditions {
  return where
    .add(filter.seasonId, (id) => `s.division_id in (select id from division where season_id = ${id})`)
    .add(filter.divisionId, (id) => `s.division_id = ${id}`)
    .add(filter.teamId, (id) => plays(presentTeam(id), filter.venue))
    .add(filter.opponentId, (id) => plays(presentTeam(id), filter.venue && otherSide(filter.venue)))
    .add(filter.from, (at) => `${PLAY_TIME_SQL} >= ${at}`)
    .add(filter.to, (at) => `${PLAY_TIME_SQL} < ${at}`);
}

/**
 * The conditions of a filter on a player's row `r` in a series `s`. A team's rows are asked for by their side: of a team, the
 * planner would expect next to none.
 */
function addScopeOfRows(where: Conditions, filter: PlayerStatisticsFilter): Conditions {
  return where
    .add(filter.teamId, (id) => `r.side = case when s.home_team_id = ${presentTeam(id)} then 'home' else 'away' end`)
    .add(
      filter.opponentId,
      (id) => `r.side = case when s.home_team_id = ${presentTeam(id)} then 'away' else 'home' end`,
    )
    .add(filter.venue, (side) => `r.side = ${side}`);
}

/** Adds the conditions of a filter to a statement with a player's row `r` of a game, and its series `s`. */
export function addStatisticsFilter(where: Conditions, filter: PlayerStatisticsFilter): Conditions {
  return addScopeOfRows(addScopeOfSeries(where, filter), filter)
    .add(filter.playerId, (id) => `r.player_id = ${presentPlayerSql(`${id}::int`)}`)
    .add(filter.country, (code) => `r.player_id in (select id from player where nationality = ${code})`);
}

/** SQL: the series that count: played and not annulled (R5). */
const seriesSql = (where: Conditions): string => `
  select s.id, s.division_id, s.home_team_id, s.home_games, s.away_games, extract(epoch from ${PLAY_TIME_SQL})::bigint as played
    from series s
   where s.reported_at is not null and s.walkover is null and ${isInForceSql('s')} and ${where.sql}`;

const GAMES_SQL = 'select g.id, g.series_id, g.home_goals, g.away_goals from game g where';

/** What is read of a player's row `r`, of its game `g` and its series `s`. */
const ROW_COLUMNS = `
  s.id as series_id, s.division_id, g.id as game_id, r.player_id, r.team_id,
         ${SUMS.map((column) => `r.${column}`).join(', ')},
         ${own('g.home_goals > g.away_goals', 'g.away_goals > g.home_goals')} as won_game,
         ${own('s.home_games > s.away_games', 's.away_games > s.home_games')} as won_series,
         ${own('g.away_goals', 'g.home_goals')} as conceded, s.played`;

/**
 * SQL: those of the `every` rows whose player is of a country. Each player is looked up once: `is true` keeps the planner from
 * doing it for each row.
 */
const ofCountrySql = (code: string): string => `
  select every.* from every
   where (every.player_id in (select p.id from player p
                               where p.id = any(array(select distinct player_id from every)) and p.nationality = ${code})) is true`;

/** SQL: `chosen` series and their `games`; of a player, `theirs` first, their rows. */
function gamesSql(filter: PlayerStatisticsFilter, params: Conditions): string {
  const series = addScopeOfSeries(params.following(), filter);
  if (typeof filter.playerId !== 'number') {
    return `
  chosen as materialized (${seriesSql(series)}),
  games as materialized (${GAMES_SQL} g.series_id = any(array(select id from chosen)))`;
  }
  const player = presentPlayerSql(`${params.param(filter.playerId)}::int`);
  return `
  theirs as materialized (select * from player_game_stats where player_id = ${player}),
  games as materialized (${GAMES_SQL} g.id = any(array(select game_id from theirs))),
  chosen as materialized (${seriesSql(series.always('s.id = any(array(select series_id from games))'))})`;
}

/**
 * SQL: the rows that count, as `counted`. It goes step by step from the series to the rows, or from a player's rows to the
 * series, each time with all ids at once: PostgreSQL then reads neighbours in an index together, and does not go through it
 * from its root for each of them, which takes longer in a larger league. It expects ten ids. Every row has its game there, but
 * the planner does not know it: after an inner join it would expect one row, and then compare all with all.
 */
function countedSql(filter: PlayerStatisticsFilter, params: Conditions): string {
  const games = gamesSql(filter, params);
  const where = addScopeOfRows(params.following(), filter);
  const isByPlayer = typeof filter.playerId === 'number';
  if (!isByPlayer) where.always('r.game_id = any(array(select id from games))');
  const rows = `
  select ${ROW_COLUMNS}
    from ${isByPlayer ? 'theirs' : 'player_game_stats'} r
    left join games g on g.id = r.game_id ${isByPlayer ? '' : 'left '}join chosen s on s.id = g.series_id
   where ${where.sql}`;
  return filter.country
    ? `${games}, every as materialized (${rows}), counted as materialized (${ofCountrySql(params.param(filter.country))})`
    : `${games}, counted as materialized (${rows})`;
}

/** SQL: what sums of a row with `games` and `series` are divided by, by the row's alias. */
export const divisorSql = (per: StatisticsPer, row: string): string =>
  per === 'total' ? '1' : `${row}.${per === 'game' ? 'games' : 'series'}`;

/** SQL: the team of a row of the list `l`, as it was in the last of the games. */
export const LAST_TEAM_SQL = `(select ${seasonTeamRefSql('dt')} from division_team dt where dt.division_id = l.division_id and dt.team_id = l.team_id)`;

/**
 * SQL: `with …` up to the list `l`: the id of a player or a team, and its numbers. A team's game has up to three rows of
 * players, so rows are added within a game first. The divisions are an array, so that only their sums are read and not all.
 * `factor` is materialized: the planner expects few rows, and would add the sums up again for each of them. `last` has the
 * time of the last game, and where it was. `params` gets the parameters.
 */
export const statisticsSql = (
  subject: 'player_id' | 'team_id',
  filter: PlayerStatisticsFilter,
  { per, params }: { per: StatisticsPer; params: Conditions },
): string => `
  with ${countedSql(filter, params)},
  factor as materialized (
    select t.division_id, ${RATING_FACTORS_SQL} from player_division_totals t
     where ${COUNTS} and t.division_id = any(array(select distinct division_id from counted)) group by t.division_id),
  in_game as (
    select c.${subject} as id, c.series_id, c.game_id, bool_and(c.won_game) as won_game, bool_and(c.won_series) as won_series,
           max(c.conceded) as conceded, max(c.played) as played, ${sumsOf('c')},
           max(c.division_id) as division_id, max(c.team_id) as team_id, count(*) as player_rows, sum(${ratedSql('c', 'f')}) as rated
      from counted c join factor f on f.division_id = c.division_id group by c.${subject}, c.series_id, c.game_id),
  summed as (
    select i.id, count(*)::int as games, count(distinct i.series_id)::int as series,
           count(*) filter (where i.won_game)::int as "gamesWon",
           count(distinct i.series_id) filter (where i.won_series)::int as "seriesWon",
           sum(i.conceded) as conceded, ${sumsOf('i')}, sum(i.rated) / sum(i.player_rows) as rating,
           max(array[i.played, i.game_id, i.division_id, i.team_id]) as last
      from in_game i group by i.id having count(*) >= coalesce(${params.param(filter.leastGames ?? null)}::int, 1)),
  list as (
    select x.id, x.last[3] as division_id, x.last[4] as team_id, x.games, x.series, x."gamesWon", x."seriesWon",
           ${SUMS.map((column) => `round(x.${column}::numeric / ${divisorSql(per, 'x')}, 2) as ${column}`).join(', ')},
           round(x.conceded::numeric / ${divisorSql(per, 'x')}, 2) as "goalsAgainst",
           round(x.goals * 100::numeric / nullif(x.shots, 0), 2) as "shootingPercent",
           round(x.rating::numeric, 4) as rating
      from summed x)`;

/** SQL: a number of the list `l` to order by. Rows without it count as less than all others. */
export const numberSql = (number: StatisticsNumber): string => `coalesce(l."${number}", -1)`;
