// Yardstick b's statements for newer pages whose answers follow from the tables alone: the week, the evening, the leaders and
// the league's numbers. Comparisons, careers, previews and records have none: the league's rules make them, not SQL.
import { division, list, object, same, team } from './json-objects.mjs';
import { INSTANT, SERIES_TABLES, STATE } from './statements.mjs';

const SERIES = object('Series', {
  id: 's.id',
  week: 's.week',
  scheduledAt: INSTANT('s.scheduled_at'),
  isStreamed: 's.is_streamed',
  state: STATE,
  homeGames: 's.home_games',
  awayGames: 's.away_games',
  walkover: 'upper(s.walkover)',
  isOvertime: 'coalesce(s.home_games + s.away_games = 5, false)',
  division: division('d'),
  home: team('h'),
  away: team('a'),
});

const STOCKHOLM = (day) => `(${day})::timestamp at time zone 'Europe/Stockholm'`;
const WEEK = (instant) => `to_char(${instant} at time zone 'Europe/Stockholm', 'IYYY-"W"IW')`;
const RUNNING = 'se.starts_on < $1::date + 7 and se.ends_on >= $1::date';

/** Series of the week without a time: those of the season's week, counted from its first Monday without the paused ones. */
const UNTIMED = `
  select s.* from season se
    left join match_week_rules m on m.season_id = se.id
   cross join lateral (select date_trunc('week', coalesce(m.first_week, se.starts_on)::timestamp)::date as monday) f
   cross join lateral (select array(select distinct date_trunc('week', day::timestamp)::date
                                      from unnest(m.paused_weeks) day) as mondays) p
    join division d on d.season_id = se.id
    join series s on s.division_id = d.id and s.week = 1 + ($1::date - f.monday) / 7
                     - (select count(*) from unnest(p.mondays) day where day between f.monday and $1::date)
   where s.scheduled_at is null and $1::date <> all(p.mondays)
     and (f.monday <= $1::date and se.ends_on + 60 >= $1::date or ${RUNNING})`;

/** $1 the Monday */
const week = `
  with found as materialized (
    select * from series where scheduled_at >= ${STOCKHOLM('$1::date')} and scheduled_at < ${STOCKHOLM('$1::date + 7')}
    union all ${UNTIMED})
  select json_build_object('calendarWeek', ${object('CalendarWeek', {
    week: `to_char($1::date, 'IYYY-"W"IW')`,
    monday: `to_char($1::date, 'YYYY-MM-DD')`,
    currentWeek: WEEK('now()'),
    previousWeek: `to_char($1::date - 7, 'IYYY-"W"IW')`,
    nextWeek: `to_char($1::date + 7, 'IYYY-"W"IW')`,
    previousWithSeries: `(select ${WEEK('max(scheduled_at)')} from series where scheduled_at < ${STOCKHOLM('$1::date')})`,
    nextWithSeries: `(select ${WEEK('min(scheduled_at)')} from series where scheduled_at >= ${STOCKHOLM('$1::date + 7')})`,
    total: '(select count(*) from found)',
    series: list(`select ${SERIES} as item from found s ${SERIES_TABLES}
      order by s.scheduled_at nulls last, d.rank, d.id, s.id limit 200`),
    divisions: list(`select ${object('DivisionRef', same('d', ['id', 'name']))} as item
      from season se join division d on d.season_id = se.id where ${RUNNING} order by d.season_id desc, d.rank, d.id`),
    teams: list(`select ${object('TeamRef', { id: 't.team_id', name: 't.name' })} as item
      from season se join division d on d.season_id = se.id join division_team t on t.division_id = d.id
     where ${RUNNING} order by lower(t.name), t.team_id limit 200`),
  })})::text as body`;

/** $1 the day, $2 its first instant, $3 that of the next evening */
const evening = `
  with found as materialized (select * from series where scheduled_at >= $2::timestamptz and scheduled_at < $3::timestamptz)
  select json_build_object('tonight', ${object('EveningOfPlay', {
    day: '$1::text',
    series: list(
      `select ${SERIES} as item from found s ${SERIES_TABLES} order by s.scheduled_at, d.rank, d.id, s.id limit 200`,
    ),
    unconfirmed: `array(select id from found where confirmation in ('waiting', 'disputed') order by id)`,
    next: `(select ${INSTANT('min(scheduled_at)')} from series where scheduled_at >= $3::timestamptz)`,
  })})::text as body`;

const WEIGHTS = { score: 0.2, goals: 0.25, assists: 0.2, saves: 0.2, shots: 0.15 };
const KINDS = ['goals', 'assists', 'saves', 'shots'];

/** $1 the season. Per game, with the usual minimum of games. */
const leaders = `
  with own as materialized (
    select t.* from player_division_totals t join division d on d.id = t.division_id where d.season_id = $1::int and t.games > 0),
  every as (
    select division_id, ${['games', ...Object.keys(WEIGHTS)].map((name) => `sum(${name})::float8 as ${name}`).join(', ')}
      from own group by division_id),
  summed as materialized (
    select o.player_id, sum(o.games)::int as games, ${KINDS.map((name) => `sum(o.${name})::int as ${name}`).join(', ')},
           sum(${Object.entries(WEIGHTS)
             .map(([name, weight]) => `${weight}::float8 * o.${name} / every.${name} * every.games`)
             .join(' + ')}) as rated
      from own o join every on every.division_id = o.division_id group by o.player_id),
  limits as (select max(games) as most, least(round(max(games) / 3.0), 30)::int as least from summed),
  placed as (
    select v.*, s.player_id, s.games, rank() over (partition by v.nth order by v.value desc) as place
      from summed s cross join limits
     cross join lateral (values
       ${KINDS.map((name, index) => `(${index}, '${name.toUpperCase()}', round(s.${name}::numeric / s.games, 2))`).join(', ')},
       (${KINDS.length}, 'RATING', round((s.rated / s.games)::numeric, 2))) v(nth, number, value)
     where s.games >= limits.least and v.value > 0),
  listed as materialized (
    select l.*, p.nickname, row_number() over (partition by l.nth order by l.place, lower(p.nickname), p.id) as line,
           count(*) over (partition by l.nth) as together
      from placed l join player p on p.id = l.player_id where l.place <= 10)
  select json_build_object('leaders', ${object('Leaders', {
    seasonId: '$1::int',
    divisionId: 'null',
    mostGames: 'limits.most',
    leastGames: 'limits.least',
    lists: list(`select ${object('LeaderList', {
      number: 'l.number',
      others: 'max(l.together) - count(*)',
      leaders: `json_agg(${object('Leader', {
        ...same('l', ['place', 'value', 'games']),
        player: object('PlayerRef', { id: 'l.player_id', nickname: 'l.nickname' }),
        team: team('dt'),
      })} order by l.line)`,
    })} as item
      from listed l
     cross join lateral (select division_id, team_id from own o where o.player_id = l.player_id
                          order by games desc, team_id limit 1) latest
      join division_team dt on dt.division_id = latest.division_id and dt.team_id = latest.team_id
     where l.line <= 20 group by l.nth, l.number order by l.nth`),
  })})::text as body
    from limits`;

const sums = (of) =>
  object('LeagueSums', {
    players: `(select count(distinct t.player_id) from player_division_totals t join division d on d.id = t.division_id
                where t.games > 0 and ${of})`,
    teams: `(select count(distinct t.team_id) from division_team t join division d on d.id = t.division_id where ${of})`,
    series: `(select count(*) from counted d where ${of})`,
    games: `(select sum(home_games + away_games) from counted d where ${of})`,
    goals: `(select coalesce(sum(t.goals), 0) from player_division_totals t join division d on d.id = t.division_id
              where t.games > 0 and ${of})`,
  });

/** $1 the current season */
const numbers = `
  with counted as materialized (
    select d.season_id, s.home_games, s.away_games from series s ${SERIES_TABLES}
     where s.reported_at is not null and s.walkover is null and not (h.are_results_annulled or a.are_results_annulled))
  select json_build_object('leagueNumbers', ${object('LeagueNumbers', {
    season: `(select ${object('SeasonRef', { name: 'name' })} from season where id = $1::int)`,
    ofSeason: sums('d.season_id = $1::int'),
    allTime: sums('true'),
  })})::text as body`;

/** By the page's operation. */
export const NEWER_STATEMENTS = {
  MatchesPage: week,
  TonightPage: evening,
  LeadersPage: leaders,
  LeagueNumbers: numbers,
};
