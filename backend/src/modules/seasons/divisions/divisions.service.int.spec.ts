import { League, threeNil } from '../../../../test/factories/league.ts';
import type { Columns } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { DivisionsRepository } from './divisions.repository.ts';
import { DivisionsService } from './divisions.service.ts';
import type { Division } from './division.entity.ts';

const NOW = new Date('2021-02-10T12:00:00Z');
const notFound = { code: 'DIVISION_NOT_FOUND', kind: 'not-found' };

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let divisions: DivisionsService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  divisions = new DivisionsService(new DivisionsRepository(database.db), new FixedClock(NOW));
});
afterAll(() => database.close());

/** A division with two teams in a separate season. */
async function division(columns: Columns<Division> = {}) {
  const seasonId = await league.season();
  const id = await league.division(seasonId, { discriminator: 'elit', ...columns });
  const home = await league.teamIn(id, `Norr ${id}`);
  const away = await league.teamIn(id, `Söder ${id}`);
  return { id, seasonId, home, away, page: () => divisions.page({ discriminator: 'elit', seasonId }) };
}

test('the same address in another season is another division', async () => {
  const [one, other] = [await division(), await division()];

  expect((await one.page())?.id).toBe(one.id);
  expect((await other.page())?.id).toBe(other.id);
  await expect(divisions.idOf('elit', other.seasonId)).resolves.toBe(other.id);
});

test('an unknown division is no one on the page and refused by id', async () => {
  const { seasonId } = await division();

  await expect(divisions.page({ discriminator: 'finns-inte', seasonId })).resolves.toBeNull();
  await expect(divisions.idOf('finns-inte', seasonId)).rejects.toMatchObject(notFound);
  await expect(divisions.bands(999_999)).rejects.toMatchObject(notFound);
  await expect(divisions.teams(999_999)).rejects.toMatchObject(notFound);
  await expect(divisions.admin(999_999)).rejects.toMatchObject(notFound);
});

test('the admin is named by their player, or by their chat account when they have none', async () => {
  const userId = await league.user({ discordUsername: 'domaren', email: 'domaren@example.org' });
  const { id, page } = await division({ adminUserId: userId });
  await expect(divisions.admin(id)).resolves.toEqual({ playerId: null, nickname: 'domaren' });

  const playerId = await league.player('Domaren', { userId: userId });
  await expect(divisions.admin(id)).resolves.toEqual({ playerId, nickname: 'Domaren' });
  expect((await page())?.admin).toEqual({ playerId, nickname: 'Domaren' });
});

test('a division that no one runs has no admin', async () => {
  const { id, page } = await division();

  await expect(divisions.admin(id)).resolves.toBeNull();
  expect((await page())?.admin).toBeNull();
});

test('bands come from the top of the table down, and only those of the division', async () => {
  const [{ id, page }, other] = [await division(), await division()];
  await league.band(id, 9, 10, '#ff0000');
  await league.band(id, 1, 2, '#00ff00');
  await league.band(other.id, 1, 1, '#0000ff');

  expect((await page())?.bands.map(({ fromPosition, toPosition, hex }) => [fromPosition, toPosition, hex])).toEqual([
    [1, 2, '#00ff00'],
    [9, 10, '#ff0000'],
  ]);
});

test('teams are listed by name, as they were called that season', async () => {
  const { id, home } = await division();
  await league.enter(id, await league.team('Zorro'), { name: 'alfa' });

  expect((await divisions.teams(id)).map(({ name }) => name)).toEqual(['alfa', `Norr ${id}`, `Söder ${id}`]);
  expect((await divisions.teams(id))[1]).toEqual({ id: home, name: `Norr ${id}`, logo: null });
});

describe('the current week', () => {
  test('has no current week and no weeks before there is a schedule', async () => {
    const { page } = await division();
    expect(await page()).toMatchObject({ weeks: 0, currentWeek: null });
  });

  test('is that of the next series with a time ahead, whatever was postponed', async () => {
    const { id, home, away, page } = await division();
    await league.series(id, home, away, { week: 1 });
    await league.series(id, home, away, { week: 2, scheduledAt: '2021-02-09T19:00:00Z' });
    await league.series(id, home, away, { week: 4, scheduledAt: '2021-02-18T19:00:00Z' });
    await league.series(id, home, away, { week: 3, scheduledAt: '2021-02-11T19:00:00Z' });

    expect(await page()).toMatchObject({ weeks: 4, currentWeek: 3 });
  });

  test('is the first one with a series to play when none has a time ahead', async () => {
    const { id, home, away, page } = await division();
    await league.played(id, [home, away], threeNil, { week: 1 });
    await league.series(id, home, away, { week: 3 });
    await league.series(id, home, away, { week: 2 });

    expect(await page()).toMatchObject({ weeks: 3, currentWeek: 2 });
  });

  test('is over when every series is played', async () => {
    const { id, home, away, page } = await division();
    await league.played(id, [home, away], threeNil, { week: 1 });

    expect(await page()).toMatchObject({ weeks: 1, currentWeek: null });
  });
});

test("the staff's list counts teams and series of each division apart", async () => {
  const { id, home, away } = await division();
  await league.series(id, home, away);
  await league.series(id, away, home, { week: 2 });
  await league.teamIn(id, 'Tredje');

  const row = (await divisions.summaries()).find(({ divisionId }) => divisionId === id);

  expect(row).toMatchObject({ teamCount: 3, seriesCount: 2, adminUserId: null, adminNickname: null });
});
