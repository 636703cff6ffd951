import { League, threeNil } from '../../test/factories/league.ts';
import { freshDb } from '../../test/harness/database.ts';
import { PlayerTotalsRepository } from '../modules/seasons/divisions/player-totals.repository.ts';
import { PlayerTotalsService } from '../modules/seasons/divisions/player-totals.service.ts';
import { RecordSumsRepository } from '../modules/stats/records/record-sums.repository.ts';
import { RecordSumsService } from '../modules/stats/records/record-sums.service.ts';
import type { Db } from '../platform/db/db.ts';
import { linesOf, verifyTotals } from './verify-totals.ts';

let db: Db;
let url: string;
let close: () => Promise<void>;
let division: number;
let norr: number;
let syd: number;
let ada: number;
let series: number;

beforeAll(async () => {
  ({ db, url, close } = await freshDb());
  const league = new League(db);
  division = await league.division(await league.season());
  [norr, syd] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  ada = await league.player('Ada');
  series = await league.played(
    division,
    [norr, syd],
    threeNil.map((game) => ({ ...game, home: [[ada, 400, 2, 0, 1, 4]] })),
  );
});
afterAll(() => close());

afterEach(async () => {
  await new PlayerTotalsService(db, new PlayerTotalsRepository(db)).mendAll();
  await new RecordSumsService(new RecordSumsRepository(db)).mendAll();
});

const RIGHT = '3 1200 6 0 3 12 1';
const total = (stored: string, games = RIGHT) =>
  `division ${division}, team ${norr}, player ${ada}: stored ${stored}, games ${games}`;
const ofSeries = () => [`series ${series}: its stored largest numbers differ from its games`];
const ofTeams = () => [`division ${division}: its teams' stored seasons differ from its series`];
const ofPlayer = () => [`player ${ada}: their stored seasons or career differ from their totals`];

test.each<{ why: string; spoil: string; said: () => string[] }>([
  { why: 'a total', spoil: 'update player_division_totals set goals = 3', said: () => [total('3 1200 3 0 3 12 1')] },
  {
    why: 'the series won of a total',
    spoil: 'update player_division_totals set series_won = 2',
    said: () => [total('3 1200 6 0 3 12 2')],
  },
  { why: 'a total that is missing', spoil: 'delete from player_division_totals', said: () => [total('none')] },
  { why: 'a number of a series', spoil: 'update series_high set game_goals = 9', said: ofSeries },
  { why: 'the last number of a series', spoil: 'update series_high set series_margin = 9', said: ofSeries },
  { why: 'a series without numbers', spoil: 'delete from series_high', said: ofSeries },
  { why: 'a season of a player', spoil: 'update player_season_sum set saves = 9', said: ofPlayer },
  { why: 'a season that is missing', spoil: 'delete from player_season_sum', said: ofPlayer },
  { why: 'a career', spoil: 'update player_career_sum set wins = 9', said: ofPlayer },
  { why: 'a career that is missing', spoil: 'delete from player_career_sum', said: ofPlayer },
  { why: 'a season of a team', spoil: 'update team_season_sum set streak = 9 where wins = 1', said: ofTeams },
  { why: 'a season of one team that is missing', spoil: 'delete from team_season_sum where wins = 0', said: ofTeams },
])('what is stored wrong is named, and stays as it is: $why', async ({ spoil, said }) => {
  expect(linesOf(await verifyTotals(url))).toEqual([]);
  await db.query(spoil);
  expect(linesOf(await verifyTotals(url))).toEqual(said());
  expect(linesOf(await verifyTotals(url))).toEqual(said());
});

test('everything that is wrong is named at once', async () => {
  await db.query('update player_division_totals set goals = 3');
  for (const table of ['series_high', 'player_season_sum', 'player_career_sum', 'team_season_sum']) {
    await db.query(`delete from ${table}`);
  }
  expect(linesOf(await verifyTotals(url))).toEqual([
    total('3 1200 3 0 3 12 1'),
    ...ofSeries(),
    ...ofTeams(),
    ...ofPlayer(),
  ]);
});
