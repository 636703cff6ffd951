// What yardstick b's statements share: JSON objects as the client's documents ask for them, and the sums of a table.
/** A JSON object of a GraphQL type. `fields` maps names to SQL. */
export const jsonObject = (type, fields) =>
  `json_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')}, '__typename', '${type}')`;

export const jsonList = (select) => `(select coalesce(json_agg(listed.item), '[]'::json) from (${select}) listed)`;

/** Columns of a row `row` under the same names, in the database's way of writing them. */
export const columnsOf = (row, names) =>
  Object.fromEntries(
    names.map((name) => [name, `${row}.${name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)}`]),
  );

export const teamRef = (row, id = 'team_id') =>
  jsonObject('TeamRef', { id: `${row}.${id}`, ...columnsOf(row, ['name', 'logo']) });
export const seasonRef = (row) => jsonObject('SeasonRef', columnsOf(row, ['id', 'name']));
export const playerRef = (row) => jsonObject('PlayerRef', columnsOf(row, ['id', 'nickname']));
export const divisionRef = (row) =>
  jsonObject('DivisionRef', columnsOf(row, ['id', 'name', 'discriminator', 'seasonId']));

export const INSTANT = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const STATE = `case when s.reported_at is not null then 'REPORTED' when s.scheduled_at is not null then 'TIME_SET' else 'NOT_STARTED' end`;

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
const STATISTICS = `
  ${NUMBERS.map((name) => `'${name}', t.${name}`).join(', ')},
  ${Object.keys(WEIGHTS)
    .map((name) => `'${name}PerGame', ${ROUNDED(`t.${name}`, 't.games')}`)
    .join(', ')},
  'shootingPercent', case when t.shots > 0 then ${ROUNDED('t.goals * 100', 't.shots')} end,
  'rating', ${RATING}`;

export const EVERY = (division) => `
  select ${NUMBERS.map((name) => `sum(${name}) as ${name}`).join(', ')}
    from player_division_totals where division_id = ${division}`;

export const SERIES_TABLES = `
    join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id`;

/** The end of a season, in Swedish time. */
export const END = `(se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'`;

export const SERIES = {
  ...columnsOf('s', ['id', 'week', 'isStreamed', 'homeGames', 'awayGames']),
  scheduledAt: INSTANT('s.scheduled_at'),
  state: STATE,
  walkover: 'upper(s.walkover)',
  isOvertime: 'coalesce(s.home_games + s.away_games = 5, false)',
  division: divisionRef('d'),
  home: teamRef('h'),
  away: teamRef('a'),
};
export const SERIES_ROW = jsonObject('Series', SERIES);

/** `t` is a row of sums of a player, `every` the sums of its division. A text of fields, because the averages are one. */
export const statisticsOf = (who, of) =>
  `json_build_object('player', ${playerRef(who)}, 'team', ${teamRef(of)}, ${STATISTICS}, '__typename', 'PlayerStats')`;
