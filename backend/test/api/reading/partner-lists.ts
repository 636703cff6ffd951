import { nameOrder, searchTextSql } from '../../../src/platform/db/name-sql.ts';

const PLAYED = 'coalesce(s.scheduled_at, s.reported_at)';

/** A list in an order, and the ids that it must have, by SQL that knows nothing of pages. */
export const PARTNER_LISTS: [list: string, args: string, sql: string][] = [
  ['allTeams', '', `select id from team order by ${nameOrder('name')}, id`],
  ['allTeams', 'order: { direction: DESC }', `select id from team order by ${nameOrder('name')} desc, id desc`],
  [
    'allTeams',
    'filter: { isActive: false } order: { by: REGISTERED }',
    'select id from team where not is_active order by id',
  ],
  [
    'allTeams',
    'filter: { text: "ra" }',
    `select id from team where ${searchTextSql('name')} like '%ra%' order by ${nameOrder('name')}, id`,
  ],
  ['allTeams', 'filter: { text: "%" }', 'select id from team where false'],
  [
    'allTeams',
    'filter: { divisionId: 1 } order: { by: REGISTERED }',
    'select team_id as id from division_team where division_id = 1 order by 1',
  ],
  ['allPlayers', '', `select id from player order by ${nameOrder('nickname')}, id`],
  [
    'allPlayers',
    'filter: { country: "FI" } order: { by: REGISTERED, direction: DESC }',
    `select id from player where nationality = 'FI' order by id desc`,
  ],
  [
    'allPlayers',
    'filter: { seasonId: 2 } order: { by: REGISTERED }',
    `select distinct p.player_id as id from player_game_stats p join game g on g.id = p.game_id
       join series s on s.id = g.series_id join division d on d.id = s.division_id where d.season_id = 2 order by 1`,
  ],
  ['allSeries', '', `select id from series s order by ${PLAYED} desc nulls first, id desc`],
  ['allSeries', 'order: { direction: ASC }', `select id from series s order by ${PLAYED} nulls last, id`],
  [
    'allSeries',
    'filter: { divisionId: 3, state: REPORTED } order: { by: REPORTED, direction: ASC }',
    'select id from series where division_id = 3 and reported_at is not null order by reported_at, id',
  ],
  [
    'allSeries',
    'filter: { teamId: 5, from: "2024-01-01T00:00:00Z" }',
    `select id from series s where 5 in (home_team_id, away_team_id) and ${PLAYED} >= '2024-01-01T00:00:00Z'
      order by ${PLAYED} desc, id desc`,
  ],
  [
    'allSeries',
    'filter: { isStreamed: true } order: { by: REGISTERED, direction: ASC }',
    'select id from series where is_streamed order by id',
  ],
  [
    'allSeries',
    'filter: { week: 2, seasonId: 1 } order: { by: REGISTERED, direction: ASC }',
    'select s.id from series s join division d on d.id = s.division_id where week = 2 and season_id = 1 order by s.id',
  ],
  [
    'allGames',
    'filter: { divisionId: 2 }',
    `select g.id from game g join series s on s.id = g.series_id where s.division_id = 2 order by ${PLAYED} desc, g.id desc`,
  ],
  [
    'allGames',
    'filter: { playerId: 7 } order: { direction: ASC }',
    `select g.id from game g join series s on s.id = g.series_id join player_game_stats p on p.game_id = g.id
      where p.player_id = 7 order by ${PLAYED}, g.id`,
  ],
  [
    'allGames',
    'filter: { hasFieldPlay: true }',
    `select g.id from game g join series s on s.id = g.series_id join game_field_play f on f.game_id = g.id
      order by ${PLAYED} desc, g.id desc`,
  ],
  [
    'allGames',
    'filter: { hasFieldPlay: false, divisionId: 1 }',
    `select g.id from game g join series s on s.id = g.series_id left join game_field_play f on f.game_id = g.id
      where f.game_id is null and s.division_id = 1 order by ${PLAYED} desc, g.id desc`,
  ],
  ['allNews', '', `select id from news_post where published_at <= now() order by published_at desc, id desc`],
  [
    'allNews',
    'filter: { categoryId: 1 } order: { direction: ASC }',
    `select id from news_post where published_at <= now() and category_id = 1 order by published_at, id`,
  ],
  ['allTransfers', '', 'select id from roster_entry order by valid_from desc, id desc'],
  [
    'allTransfers',
    'filter: { teamId: 4 } order: { direction: ASC }',
    'select id from roster_entry where team_id = 4 order by valid_from, id',
  ],
  // in the order in which they were stored no row moves while one pages
  ['allTransfers', 'order: { by: REGISTERED, direction: ASC }', 'select id from roster_entry order by id'],
  [
    'allGames',
    'filter: { seasonId: 2 } order: { by: REGISTERED, direction: ASC }',
    `select g.id from game g join series s on s.id = g.series_id join division d on d.id = s.division_id
      where d.season_id = 2 order by g.id`,
  ],
  ['allNews', 'order: { by: REGISTERED }', 'select id from news_post where published_at <= now() order by id desc'],
  // what an event was about is read again by its ids
  [
    'allTeams',
    'filter: { ids: [4, 2, 2000000000] }',
    `select id from team where id in (2, 4) order by ${nameOrder('name')}, id`,
  ],
  [
    'allPlayers',
    'filter: { ids: [9, 8] } order: { by: REGISTERED }',
    'select id from player where id in (8, 9) order by id',
  ],
  [
    'allSeries',
    'filter: { ids: [3, 1, 2] } order: { by: REGISTERED, direction: ASC }',
    'select id from series where id in (1, 2, 3) order by id',
  ],
  [
    'allGames',
    'filter: { ids: [5, 6] } order: { by: REGISTERED, direction: ASC }',
    'select id from game where id in (5, 6) order by id',
  ],
  ['allTransfers', 'filter: { ids: [5] }', 'select id from roster_entry where id = 5'],
  [
    'allNews',
    'filter: { ids: [1, 2, 3, 4, 5, 6] } order: { by: REGISTERED, direction: ASC }',
    'select id from news_post where published_at <= now() and id <= 6 order by id',
  ],
  ['allTeams', 'filter: { ids: [] }', 'select id from team where false'],
];
