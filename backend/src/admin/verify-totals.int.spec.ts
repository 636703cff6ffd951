import { League, threeNil } from '../../test/factories/league.ts';
import { freshDb } from '../../test/harness/database.ts';
import { PlayerTotalsRepository } from '../modules/seasons/divisions/player-totals.repository.ts';
import { PlayerTotalsService } from '../modules/seasons/divisions/player-totals.service.ts';
import type { Db } from '../platform/db/db.ts';
import { linesOf, verifyTotals } from './verify-totals.ts';

let db: Db;
let url: string;
let close: () => Promise<void>;
let division: number;
let norr: number;
let syd: number;
let ada: number;

beforeAll(async () => {
  ({ db, url, close } = await freshDb());
  const league = new League(db);
  division = await league.division(await league.season());
  [norr, syd] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  ada = await league.player('Ada');
  await league.played(
    division,
    [norr, syd],
    threeNil.map((game) => ({ ...game, home: [[ada, 400, 2, 0, 1, 4]] })),
  );
});
afterAll(() => close());

afterEach(async () => {
  await new PlayerTotalsService(db, new PlayerTotalsRepository(db)).mendAll();
});

const RIGHT = '3 1200 6 0 3 12 1';
const total = (stored: string, games = RIGHT) =>
  `division ${division}, team ${norr}, player ${ada}: stored ${stored}, games ${games}`;

test.each<{ why: string; spoil: string; said: () => string[] }>([
  { why: 'a total', spoil: 'update player_division_totals set goals = 3', said: () => [total('3 1200 3 0 3 12 1')] },
  {
    why: 'the series won of a total',
    spoil: 'update player_division_totals set series_won = 2',
    said: () => [total('3 1200 6 0 3 12 2')],
  },
  { why: 'a total that is missing', spoil: 'delete from player_division_totals', said: () => [total('none')] },
])('what is stored wrong is named, and stays as it is: $why', async ({ spoil, said }) => {
  expect(linesOf(await verifyTotals(url))).toEqual([]);
  await db.query(spoil);
  expect(linesOf(await verifyTotals(url))).toEqual(said());
  expect(linesOf(await verifyTotals(url))).toEqual(said());
});

test('everything that is wrong is named at once', async () => {
  await db.query('update player_division_totals set goals = 3');
  expect(linesOf(await verifyTotals(url))).toEqual([total('3 1200 3 0 3 12 1')]);
});
