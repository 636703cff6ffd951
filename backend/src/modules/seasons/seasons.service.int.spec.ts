import { League } from '../../../test/factories/league.ts';
import { freshDb } from '../../../test/harness/database.ts';
import { SeasonsRepository } from './seasons.repository.ts';
import { SeasonsService } from './seasons.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let seasons: SeasonsService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  seasons = new SeasonsService(new SeasonsRepository(database.db));
});
afterAll(() => database.close());

test('there is no current season until staff set one', async () => {
  await league.season({ name: 'Säsong 1', startsOn: '2021-01-01', endsOn: '2021-05-31' });
  await expect(seasons.current()).resolves.toBeNull();

  await league.setting('current_season', '');
  await expect(seasons.current()).resolves.toBeNull();
});

test('seasons come newest first, each with its own divisions from the top down', async () => {
  const second = await league.season({ name: 'Säsong 2', startsOn: '2022-01-01', endsOn: '2022-05-31' });
  await league.division(second, { name: 'Division 2', discriminator: 'tvaan', rank: 2 });
  await league.division(second, { name: 'Division 1', discriminator: 'ettan', rank: 1 });
  await league.setting('current_season', second);

  const all = await seasons.all();

  expect(all.map(({ name, divisions }) => [name, divisions.map((division) => division.name)])).toEqual([
    ['Säsong 2', ['Division 1', 'Division 2']],
    ['Säsong 1', []],
  ]);
  expect(all.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test('the current season is told with plain dates and its format', async () => {
  await expect(seasons.current()).resolves.toMatchObject({
    name: 'Säsong 2',
    startsOn: '2022-01-01',
    endsOn: '2022-05-31',
    format: 'first-to-3',
    isCurrent: true,
    divisions: [
      { discriminator: 'ettan', rank: 1 },
      { discriminator: 'tvaan', rank: 2 },
    ],
  });
});
