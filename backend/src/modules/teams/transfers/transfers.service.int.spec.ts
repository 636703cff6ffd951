import { League } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { TransfersRepository } from './transfers.repository.ts';
import { TransfersService } from './transfers.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let transfers: TransfersService;

beforeEach(async () => {
  database = await freshDb();
  league = new League(database.db);
  transfers = new TransfersService(new TransfersRepository(database.db));
});
afterEach(() => database.close());

test('the previous team is that of the player’s entry before in time, not in the order of storing', async () => {
  const [alfa, beta, gamma] = [await league.team('Alfa'), await league.team('Beta'), await league.team('Gamma')];
  const [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
  const third = await league.sign(ada, gamma, '2023-01-01T00:00:00Z');
  const first = await league.sign(ada, alfa, '2021-01-01T00:00:00Z', { validTo: '2022-01-01T00:00:00Z' });
  const second = await league.sign(ada, beta, '2022-01-01T00:00:00Z', { validTo: '2023-01-01T00:00:00Z' });
  await league.sign(bo, alfa, '2022-06-01T00:00:00Z');

  const own = await transfers.ofPlayer(ada);

  expect(own.map(({ id, team, previousTeam }) => [id, team.name, previousTeam?.name ?? null])).toEqual([
    [third, 'Gamma', 'Beta'],
    [second, 'Beta', 'Alfa'],
    [first, 'Alfa', null],
  ]);
  expect(own[1]).toMatchObject({ validFrom: '2022-01-01T00:00:00.000Z', validTo: '2023-01-01T00:00:00.000Z' });
  expect(own[0]?.validTo).toBeNull();
});

test('pages meet without a gap or a repetition, and the last one says so', async () => {
  const team = await league.team('Alfa');
  const ids: number[] = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Eva']) {
    ids.unshift(await league.sign(await league.player(name), team, '2023-01-01T00:00:00Z'));
  }

  const one = await transfers.page(2, null);
  const two = await transfers.page(2, one.nextAfter);
  const three = await transfers.page(2, two.nextAfter);

  expect([one, two, three].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
  expect([one.nextAfter, two.nextAfter, three.nextAfter]).toEqual([ids[1], ids[3], null]);
  // there is no next page after a page that ends exactly with the last one
  expect((await transfers.page(5, null)).nextAfter).toBeNull();
  await expect(transfers.page(-3, ids[4] ?? 0)).resolves.toEqual({ items: [], nextAfter: null });
});

test('the latest comes first, on pages and in the whole list, whenever it was written down', async () => {
  const team = await league.team('Alfa');
  const joined = ['2023-03-01', '2023-01-01', '2023-02-01'];
  for (const day of joined) await league.sign(await league.player(`Ny ${day}`), team, `${day}T00:00:00Z`);

  const first = await transfers.page(2, null);
  const rest = await transfers.page(2, first.nextAfter);

  const days = (items: { validFrom: string }[]) => items.map(({ validFrom }) => validFrom.slice(0, 10));
  const newestFirst = ['2023-03-01', '2023-02-01', '2023-01-01'];
  expect([days(first.items), days(rest.items)]).toEqual([newestFirst.slice(0, 2), newestFirst.slice(2)]);
  expect(rest.nextAfter).toBeNull();
  expect(days(await transfers.all())).toEqual(newestFirst);
});
