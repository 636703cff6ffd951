// Yardstick b's statements: one for each read, written by hand over the product's tables. Each returns the finished
// JSON text. Decisions of the product beyond SQL are left out: b orders tables by points, difference and games won (the
// product also compares the meetings of tied teams), and its placement is the rank by these three.

const TEAM = (row) => `json_build_object('id', ${row}.team_id, 'name', ${row}.name, 'logo', ${row}.logo)`;
export const INSTANT = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const STATE = `case when s.reported_at is not null then 'REPORTED' when s.scheduled_at is not null then 'TIME_SET' else 'NOT_STARTED' end`;

/** Every series of a division twice, once from each team's view. */
const SIDES = (division) => `
  select home_team_id as team_id, home_games as won, away_games as lost, home_goals as scored, away_goals as conceded,
         coalesce(scheduled_at, reported_at) as at, id
    from series where division_id = ${division} and reported_at is not null
  union all
  select away_team_id, away_games, home_games, away_goals, home_goals, coalesce(scheduled_at, reported_at), id
    from series where division_id = ${division} and reported_at is not null`;

/** A division's teams with their columns of the table, and `more` of them. */
export const TABLE = (division, more = '') => `
  select t.team_id, t.name, t.logo, t.is_disqualified, t.adjustment, count(r.team_id) as played,
         count(*) filter (where r.won > r.lost and r.won + r.lost < 5) as wins,
         count(*) filter (where r.won > r.lost and r.won + r.lost = 5) as overtime_wins,
         count(*) filter (where r.won < r.lost and r.won + r.lost = 5) as overtime_losses,
         count(*) filter (where r.won < r.lost and r.won + r.lost < 5 or r.won = 0 and r.lost = 0) as losses,
         coalesce(sum(r.won), 0) as games_won, coalesce(sum(r.lost), 0) as games_lost,
         coalesce(sum(r.scored), 0) as scored, coalesce(sum(r.conceded), 0) as conceded,
         t.adjustment + coalesce(sum(case when r.won > r.lost then case when r.won + r.lost = 5 then 2 else 3 end
                                          when r.won < r.lost and r.won + r.lost = 5 then 1 else 0 end), 0) as points${more}
    from division_team t left join (${SIDES(division)}) r on r.team_id = t.team_id
   where t.division_id = ${division}
   group by t.division_id, t.team_id`;

export const ORDER = 'is_disqualified, points desc, games_won - games_lost desc, games_won desc';

export const NUMBERS = ['games', 'score', 'goals', 'assists', 'saves', 'shots'];
const WEIGHTS = { score: 0.2, goals: 0.25, assists: 0.2, saves: 0.2, shots: 0.15 };

/** Two decimals, halves up; as double precision, which is faster than numeric. */
const ROUNDED = (dividend, divisor) => `floor(${dividend} * 100::float8 / ${divisor} + 0.5) / 100`;

export const RATING = Object.entries(WEIGHTS)
  .map(([name, weight]) => `${weight}::float8 * t.${name} / t.games / every.${name} * every.games`)
  .join(' + ');

/** Sums, averages and rating of a `player_division_totals` row `t`, with its division's sums in `every`. */
export const STATISTICS = `
  ${NUMBERS.map((name) => `'${name}', t.${name}`).join(', ')},
  ${Object.keys(WEIGHTS)
    .map((name) => `'${name}PerGame', ${ROUNDED(`t.${name}`, 't.games')}`)
    .join(', ')},
  'shootingPercent', case when t.shots > 0 then ${ROUNDED('t.goals * 100', 't.shots')} end,
  'rating', ${RATING}`;

export const EVERY = (division) => `
  select ${NUMBERS.map((name) => `sum(${name}) as ${name}`).join(', ')}
    from player_division_totals where division_id = ${division}`;

const SERIES = `json_build_object(
    'id', s.id, 'week', s.week, 'scheduledAt', ${INSTANT('s.scheduled_at')}, 'isStreamed', s.is_streamed, 'state', ${STATE},
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', upper(s.walkover),
    'isOvertime', coalesce(s.home_games + s.away_games = 5, false),
    'division', json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'seasonId', d.season_id),
    'home', ${TEAM('h')}, 'away', ${TEAM('a')})`;

export const SERIES_TABLES = `
    join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id`;

const ROWS = (side) => `
  (select json_agg(json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname), 'score', r.score,
            'goals', r.goals, 'assists', r.assists, 'saves', r.saves, 'shots', r.shots) order by r.slot)
     from player_game_stats r join player p on p.id = r.player_id where r.game_id = g.id and r.side = '${side}')`;

/** $1 discriminator, $2 season */
const Q1 = `
  select json_build_object('id', d.id, 'name', d.name,
    'season', (select json_build_object('id', id, 'name', name) from season where id = d.season_id),
    'admin', (select json_build_object('playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username))
                from app_user u left join player p on p.user_id = u.id where u.id = d.admin_user_id),
    'bands', (select coalesce(json_agg(json_build_object('fromPosition', from_position, 'toPosition', to_position, 'hex', hex,
                       'descriptionSv', description_sv, 'descriptionEn', description_en) order by from_position), '[]'::json)
                from placement_band where division_id = d.id),
    'standings', (select json_agg(json_build_object('position', position, 'team', ${TEAM('row')},
                    'color', (select hex from placement_band where division_id = d.id and position between from_position and to_position),
                    'isDisqualified', is_disqualified, 'seriesPlayed', played, 'wins', wins, 'overtimeWins', overtime_wins,
                    'overtimeLosses', overtime_losses, 'losses', losses, 'gamesWon', games_won, 'gamesLost', games_lost,
                    'diff', games_won - games_lost, 'goalsFor', scored, 'goalsAgainst', conceded, 'points', points,
                    'adjustment', adjustment) order by position)
                    from (select *, row_number() over (order by ${ORDER}, name) as position
                            from (${TABLE('d.id')}) played) row))::text as body
    from division d where d.discriminator = $1 and d.season_id = $2`;

/** $1 discriminator, $2 season */
const Q2 = `
  select json_build_object('id', d.id, 'playerStats', (
    select json_agg(json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname), 'team', ${TEAM('dt')},
                    ${STATISTICS}) order by ${RATING} desc, p.nickname)
      from player_division_totals t
      join player p on p.id = t.player_id
      join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id
     cross join (${EVERY('d.id')}) every
     where t.division_id = d.id))::text as body
    from division d where d.discriminator = $1 and d.season_id = $2`;

/** $1 series */
const Q3 = `
  select json_build_object('series', ${SERIES}, 'games', (
    select json_agg(json_build_object('number', g.number, 'homeGoals', g.home_goals, 'awayGoals', g.away_goals,
             'home', ${ROWS('home')}, 'away', ${ROWS('away')}) order by g.number)
      from game g where g.series_id = s.id))::text as body
    from series s ${SERIES_TABLES} where s.id = $1`;

const Q4 = `
  select json_build_object(
    'upcoming', (select coalesce(json_agg(${SERIES} order by s.scheduled_at, s.id), '[]'::json)
                   from (select * from series where reported_at is null and scheduled_at >= now()
                          order by scheduled_at, id limit 10) s ${SERIES_TABLES}),
    'latest', (select coalesce(json_agg(${SERIES} order by s.reported_at desc, s.id desc), '[]'::json)
                 from (select * from series where reported_at is not null
                        order by reported_at desc, id desc limit 10) s ${SERIES_TABLES}))::text as body`;

/** The end of a season, in Swedish time. */
export const END = `(se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'`;

/** $1 player */
const Q5 = `
  select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'banner', p.banner,
    'nationality', p.nationality, 'mmr', p.mmr,
    'team', (select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo)
               from roster_entry r join team t on t.id = r.team_id where r.player_id = p.id and r.valid_to is null),
    'seasons', (
      select json_agg(json_build_object('season', json_build_object('id', se.id, 'name', se.name),
               'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name,
                                'discriminator', d.discriminator, 'seasonId', d.season_id) end,
               'team', case when dt.team_id is not null then ${TEAM('dt')} end,
               'placement', (select position from (select team_id, rank() over (order by ${ORDER}) as position
                                                     from (${TABLE('d.id')}) played) ranked
                              where ranked.team_id = dt.team_id),
               'stats', (select json_build_object(${STATISTICS}) from player_division_totals t cross join (${EVERY('d.id')}) every
                          where t.division_id = d.id and t.team_id = dt.team_id and t.player_id = p.id))
               order by se.starts_on desc)
        from season se
        join lateral (select r.team_id from roster_entry r
                       where r.player_id = p.id and r.valid_from < least(${END}, now())
                         and (r.valid_to is null or r.valid_to >= least(${END}, now()))
                       order by r.valid_from desc limit 1) entry on true
        left join division_team dt on dt.season_id = se.id and dt.team_id = entry.team_id
        left join division d on d.id = dt.division_id
       where se.starts_on::timestamp at time zone 'Europe/Stockholm' <= now()),
    'transfers', (
      select json_agg(json_build_object('id', r.id, 'validFrom', ${INSTANT('r.valid_from')},
               'team', (select json_build_object('id', id, 'name', name) from team where id = r.team_id)) order by r.valid_from desc)
        from roster_entry r where r.player_id = p.id))::text as body
    from player p where p.id = $1`;

/** $1 the text between percent signs, $2 the text before one */
const Q6 = `
  with hit as (
    select id from player where nickname ilike $1
    union select id from player where discord_name ilike $1
    union select p.id from app_user u join player p on p.user_id = u.id where u.discord_username ilike $1
    union select r.player_id from team t join roster_entry r on r.team_id = t.id and r.valid_to is null where t.name ilike $1),
  page as (
    select p.* from hit join player p on p.id = hit.id
     order by p.nickname ilike $2 desc, lower(p.nickname), p.id limit 20)
  select json_build_object('total', (select count(*) from hit), 'items', (
    select coalesce(json_agg(json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname),
             'team', (select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo)
                        from roster_entry r join team t on t.id = r.team_id where r.player_id = p.id and r.valid_to is null))
             order by p.nickname ilike $2 desc, lower(p.nickname), p.id), '[]'::json) from page p))::text as body`;

export const STATEMENTS = { Q1, Q2, Q3, Q4, Q5, Q6 };
