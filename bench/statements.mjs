// Yardstick b's statements: one for each of the site's own documents of the six pages, written by hand over the product's tables. Each
// returns the finished JSON text. b orders tables by points, difference and games won; the product also compares the meetings of
// tied teams.
import {
  divisionRef,
  END,
  EVERY,
  INSTANT,
  jsonList,
  NUMBERS,
  jsonObject,
  ORDER,
  playerRef,
  RATING,
  columnsOf,
  seasonRef,
  SERIES_TABLES,
  SERIES,
  SERIES_ROW,
  statisticsOf,
  TABLE,
  teamRef,
} from './statement-parts.mjs';

/** What came of a series `r`. */
const OUTCOME = `case when r.won > r.lost then case when r.won + r.lost = 5 then 'OVERTIME_WIN' else 'WIN' end
  when r.won < r.lost and r.won + r.lost = 5 then 'OVERTIME_LOSS' else 'LOSS' end`;
/** The same of each series, in the order of play. */
const OUTCOMES = `, array_agg(${OUTCOME} order by r.at, r.id)
    filter (where r.team_id is not null) as outcomes`;
const FORM = `to_json(coalesce(outcomes[greatest(cardinality(outcomes) - 4, 1):], '{}'))`;

/** Why a team is below the one above it: the first of b's steps that separates them. */
const trace = (criterion, own, above) =>
  jsonObject('StandingsTrace', { criterion: `'${criterion}'`, ownValue: own, aboveValue: above, teams: `'[]'::json` });
const TRACE = `case
    when position = 1 then null
    when is_disqualified <> above_disqualified then ${trace('DISQUALIFIED', 'is_disqualified::int', 'above_disqualified::int')}
    when points <> above_points then ${trace('POINTS', 'points', 'above_points')}
    when games_won - games_lost <> above_difference
      then ${trace('GAME_DIFFERENCE', 'games_won - games_lost', 'above_difference')}
    when games_won <> above_won then ${trace('GAMES_WON', 'games_won', 'above_won')}
    else ${trace('SHARED', 'null', 'null')} end`;

const STANDINGS_ROW = jsonObject('StandingsRow', {
  ...columnsOf('row', [
    'position',
    'isDisqualified',
    'wins',
    'overtimeWins',
    'overtimeLosses',
    'losses',
    'gamesWon',
    'gamesLost',
  ]),
  ...columnsOf('row', ['points', 'adjustment', 'adjustmentReason']),
  team: teamRef('row'),
  color: '(select hex from placement_band where division_id = d.id and position between from_position and to_position)',
  seriesPlayed: 'played',
  diff: 'games_won - games_lost',
  form: FORM,
  trace: TRACE,
});

const BANDS = ['fromPosition', 'toPosition', 'hex', 'descriptionSv', 'descriptionEn'];

/** $1 discriminator, $2 season */
const Q1 = `
  select json_build_object('division', ${jsonObject('Division', {
    ...columnsOf('d', ['id', 'name', 'isStage']),
    format: "upper(replace(d.series_format, '-', '_'))",
    currentWeek: `(select s.week from series s where s.division_id = d.id and s.reported_at is null
                    order by case when s.scheduled_at >= now() then s.scheduled_at end nulls last, s.week limit 1)`,
    season: seasonRef('se'),
    admin: `(select ${jsonObject('DivisionAdmin', { playerId: 'p.id', nickname: 'coalesce(p.nickname, u.discord_username)' })}
               from app_user u left join player p on p.user_id = u.id where u.id = d.admin_user_id)`,
    bands: jsonList(
      `select ${jsonObject('PlacementBand', columnsOf('b', BANDS))} as item from placement_band b where division_id = d.id order by from_position`,
    ),
    standings: jsonList(`select ${STANDINGS_ROW} as item
      from (select *, lag(is_disqualified) over places as above_disqualified, lag(points) over places as above_points,
                   lag(games_won - games_lost) over places as above_difference, lag(games_won) over places as above_won,
                   row_number() over places as position
              from (${TABLE('d.id', `, t.adjustment_reason${OUTCOMES}`)}) played
            window places as (order by ${ORDER}, name)) row order by position`),
    series: jsonList(`select ${SERIES_ROW} as item from series s ${SERIES_TABLES}
      where s.division_id = di.id order by s.week, s.scheduled_at nulls last, s.id`),
  })})::text as body
    from division d join division di on di.id = d.id join season se on se.id = d.season_id
   where d.discriminator = $1 and d.season_id = $2`;

/** $1 discriminator, $2 season */
const Q2 = `
  select json_build_object('division', ${jsonObject('Division', {
    id: 'd.id',
    playerStats: jsonList(`select ${statisticsOf('p', 'dt')} as item
      from player_division_totals t
      join player p on p.id = t.player_id
      join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id
     cross join (${EVERY('d.id')}) every
     where t.division_id = d.id order by ${RATING} desc, p.nickname`),
  })})::text as body
    from division d where d.discriminator = $1 and d.season_id = $2`;

const COUNTS = NUMBERS.filter((name) => name !== 'games');

const totals = (side) =>
  jsonList(`select ${jsonObject('PlayerStats', { player: playerRef('p'), games: 'r.games', ...columnsOf('r', COUNTS), rating: `(select ${RATING.replaceAll('t.', 'r.')} from (${EVERY('s.division_id')}) every)` })} as item
    from (select player_id, count(*) as games, ${COUNTS.map((name) => `sum(r.${name}) as ${name}`).join(', ')}
            from game g join player_game_stats r on r.game_id = g.id
           where g.series_id = s.id and r.side = '${side}' group by player_id) r join player p on p.id = r.player_id
   order by r.score desc, p.id`);

const rows = (side) =>
  jsonList(`select ${jsonObject('PlayerGameStats', { player: playerRef('p'), ...columnsOf('r', COUNTS) })} as item
    from player_game_stats r join player p on p.id = r.player_id
   where r.game_id = g.id and r.side = '${side}' order by r.slot`);

const after = (side) => `count(*) filter (where o.side = '${side}') over (partition by o.game_id order by o.number)`;
const GOALS = jsonList(`select ${jsonObject('Goal', {
  side: 'upper(o.side)',
  scorer: `case when p.id is not null then ${playerRef('p')} end`,
  homeGoals: after('home'),
  awayGoals: after('away'),
})} as item
    from goal o left join player_game_stats r on r.game_id = o.game_id and r.side = o.side and r.slot = o.slot
    left join player p on p.id = r.player_id where o.game_id = g.id order by o.number`);

const GAME = jsonObject('Game', {
  number: 'g.number',
  homeGoals: 'g.home_goals',
  awayGoals: 'g.away_goals',
  isRecorded: 'exists (select from game_field_play f where f.game_id = g.id)',
  home: rows('home'),
  away: rows('away'),
  goals: GOALS,
});

/** $1 series */
const Q3 = `
  select json_build_object('series', ${jsonObject('Series', {
    ...SERIES,
    ...columnsOf('s', ['hasPlayerNumbers', 'isOwnMatter']),
    isAnnulled: '(h.are_results_annulled or a.are_results_annulled)',
    season: seasonRef('se'),
    homeTotals: totals('home'),
    awayTotals: totals('away'),
    games: jsonList(`select ${GAME} as item from game g where g.series_id = s.id order by g.number`),
  })})::text as body
    from series s ${SERIES_TABLES} join season se on se.id = d.season_id where s.id = $1`;

const setting = (key) => `(select value from setting where key = '${key}')`;

const CONTENT = { startContent: setting('start_content'), startContentEng: setting('start_content_eng') };

const seriesList = (chosen, order, row = SERIES_ROW) =>
  jsonList(`select ${row} as item from (select * from series where ${chosen} order by ${order} limit 10) s
    ${SERIES_TABLES} order by ${order.replaceAll(/(\w+_at|\bid)\b/g, 's.$1')}`);
// what is being played stands before what is to come (R41)
const COMING = `reported_at is null and scheduled_at >= now() - interval '2 hours'`;

const TOP = `select id from division where rank = 1 and season_id = ${setting('current_season')}::int`;
const placeOf = (side) => `(select position from place where place.team_id = s.${side}_team_id)`;
const TOP_ROW = jsonObject('Series', {
  ...SERIES,
  places: jsonObject('SeriesPlaces', { home: placeOf('home'), away: placeOf('away') }),
});

const NEWS = jsonObject('NewsCard', {
  ...columnsOf('n', ['id', 'slug', 'title', 'description', 'thumbnail']),
  category: jsonObject('NewsCategory', { id: 'c.id', name: 'c.name' }),
  authorName: 'coalesce(p.nickname, u.discord_username)',
  publishedAt: INSTANT('n.published_at'),
  mayTellResults: `(n.title || ' ' || n.description) ~ '\\m\\d{1,2} ?[–-] ?\\d{1,2}\\M'
    or n.content ~* '/(series|division|team|compare|leaders|records|matches|tonight)(/|\\M)'
    or exists (select from series s where s.reported_at is not null
         and s.scheduled_at between n.published_at - interval '7 days' and n.published_at)
    or exists (select from series s where s.reported_at between n.published_at - interval '7 days' and n.published_at)`,
});

const Q4 = `
  with place as materialized (
    select team_id, rank() over (order by ${ORDER}) as position from (${TABLE(`(${TOP} limit 1)`)}) played)
  select json_build_object(
    'settings', ${jsonObject('LeagueSettings', { startType: setting('start_type'), ...CONTENT })},
    'upcomingTopSeries', ${seriesList(`${COMING} and division_id in (${TOP})`, 'scheduled_at, id', TOP_ROW)},
    'upcomingSeries', ${seriesList(COMING, 'scheduled_at, id')},
    'latestSeries', ${seriesList('reported_at is not null', 'reported_at desc, id desc')},
    'news', ${jsonObject('NewsPage', {
      items: jsonList(`select ${NEWS} as item from news_post n join news_category c on c.id = n.category_id
        left join app_user u on u.id = n.author_user_id left join player p on p.user_id = u.id
       where n.published_at <= now() order by n.published_at desc, n.id desc limit 2`),
    })},
    'myNextSeries', null)::text as body`;

const NOW_IN_TEAM = 'r.player_id = p.id and r.valid_from <= now() and (r.valid_to is null or r.valid_to > now())';
const PRESENT_TEAM = `(select ${teamRef('t', 'id')} from roster_entry r join team t on t.id = r.team_id where ${NOW_IN_TEAM})`;
const CHAT_NAME = `coalesce(u.discord_username || case when u.discord_discriminator = '0' then ''
                                                   else '#' || u.discord_discriminator end, p.discord_name)`;

const PLAYER_SEASON = jsonObject('PlayerSeason', {
  season: seasonRef('se'),
  team: `case when dt.team_id is not null then ${teamRef('dt')} else ${teamRef('t', 'id')} end`,
  currentTeamName: 't.name',
  division: `case when d.id is not null then ${divisionRef('d')} end`,
  placement: `(select position from (select team_id, rank() over (order by ${ORDER}) as position
                                       from (${TABLE('d.id')}) played) ranked where ranked.team_id = dt.team_id)`,
  stats: `(select ${statisticsOf('p', 'dt')} from player_division_totals t cross join (${EVERY('d.id')}) every
            where t.division_id = d.id and t.team_id = dt.team_id and t.player_id = p.id)`,
});

const TRANSFER = jsonObject('Transfer', {
  id: 'r.id',
  validFrom: INSTANT('r.valid_from'),
  validTo: INSTANT('r.valid_to'),
  team: teamRef('t', 'id'),
  previousTeam: `(select ${teamRef('before', 'id')} from roster_entry earlier join team before on before.id = earlier.team_id
    where earlier.player_id = p.id and earlier.valid_from < r.valid_from order by earlier.valid_from desc limit 1)`,
});

/** $1 player. The measured league has no sanctions: what costs is to look for them. */
const Q5 = `
  select json_build_object('player', ${jsonObject('Player', {
    id: 'p.id',
    displayName: 'p.nickname',
    ...columnsOf('p', ['avatar', 'banner', 'nationality', 'mmr']),
    ...columnsOf('p', ['twitter', 'instagram', 'twitch', 'tiktok', 'youtube']),
    discordName: CHAT_NAME,
    roles: jsonList(`select (array['ADMIN', 'DIVISION_ADMIN', 'GRAPHICS', 'WRITER'])[role] as item
      from user_role where user_id = u.id order by role`),
    sixMans: `(select ${jsonObject('SixMansStanding', {
      rank: `upper(coalesce((select f.rank from six_mans_floor f where f.from_elo <= sr.elo_after
                              order by f.from_elo desc limit 1), 'e'))`,
      elo: 'sr.elo_after',
      ...columnsOf('sr', ['peak', 'games', 'wins']),
    })} from six_mans_player sp join six_mans_result sr on sr.six_mans_player_id = sp.id
         where sp.player_id = p.id order by sr.games desc limit 1)`,
    team: PRESENT_TEAM,
    sanctions: jsonList(
      `select ${jsonObject('Sanction', {
        ...columnsOf('x', ['id', 'startsOn', 'endsOn', 'seriesCount', 'reasonSv', 'reasonEn']),
        kind: 'upper(x.kind)',
        seriesServed: '0',
        liftedOn: `(x.lifted_at at time zone 'Europe/Stockholm')::date`,
      })} as item from sanction x where x.player_id = p.id and x.is_public order by x.starts_on desc, x.id desc`,
    ),
    form: jsonList(`select ${jsonObject('PlayerFormSeries', { seriesId: 'id', outcome: OUTCOME })} as item
      from (select s.id, case side when 'home' then home_games else away_games end as won,
                   case side when 'home' then away_games else home_games end as lost, coalesce(scheduled_at, reported_at) as at
              from (select g.series_id, min(r.side) as side from player_game_stats r join game g on g.id = r.game_id
                     where r.player_id = p.id group by g.series_id) own
              join series s on s.id = own.series_id ${SERIES_TABLES}
             where s.home_games is not null and not (h.are_results_annulled or a.are_results_annulled)
             order by at desc, s.id desc limit 5) r order by at, id`),
    seasons: jsonList(`select ${PLAYER_SEASON} as item
      from season se
      join lateral (select r.team_id from roster_entry r
                     where r.player_id = p.id and r.valid_from < least(${END}, now())
                       and (r.valid_to is null or r.valid_to >= least(${END}, now()))
                     order by r.valid_from desc limit 1) entry on true
      join team t on t.id = entry.team_id
      left join division_team dt on dt.season_id = se.id and dt.team_id = entry.team_id and not dt.is_stage
      left join division d on d.id = dt.division_id
     where se.starts_on::timestamp at time zone 'Europe/Stockholm' <= now() order by se.starts_on desc`),
    transfers: jsonList(`select ${TRANSFER} as item from roster_entry r join team t on t.id = r.team_id
      where r.player_id = p.id order by r.valid_from desc`),
  })})::text as body
    from player p left join app_user u on u.id = p.user_id where p.id = $1`;

const HITS_ORDER = 'p.nickname ilike $2 desc, lower(p.nickname), p.id';

/** $1 the text between percent signs, $2 the text before one */
const Q6 = `
  with hit as (
    select id from player where nickname ilike $1
    union select id from player where discord_name ilike $1
    union select p.id from app_user u join player p on p.user_id = u.id where u.discord_username ilike $1
    union select r.player_id from team t join roster_entry r on r.team_id = t.id and r.valid_to is null where t.name ilike $1),
  page as (select p.* from hit join player p on p.id = hit.id order by ${HITS_ORDER} limit 20)
  select json_build_object(
    'searchPlayers', ${jsonObject('PlayerSearchPage', {
      total: '(select count(*) from hit)',
      items: jsonList(
        `select ${jsonObject('PlayerHit', {
          player: jsonObject('PlayerRef', columnsOf('p', ['id', 'nickname', 'avatar', 'nationality'])),
          discordName: CHAT_NAME,
          team: PRESENT_TEAM,
        })} as item from page p left join app_user u on u.id = p.user_id order by ${HITS_ORDER}`,
      ),
    })},
    'searchTeams', ${jsonList(`select ${teamRef('t', 'id')} as item from team t where name ilike $1
      order by is_active desc, name ilike $2 desc, lower(name), id limit 6`)})::text as body`;

/** Under the names of the reads. Each answers the GraphQL `data`. */
export const STATEMENTS = { Q1, Q2, Q3, Q4, Q5, Q6 };
