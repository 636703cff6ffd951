import { League, threeNil } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { SeriesRepository } from '../series.repository.ts';
import { SeriesService } from '../series.service.ts';

const NOW = new Date('2021-02-10T18:00:00.000Z');

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let series: SeriesService;

beforeEach(async () => {
  database = await freshDb();
  league = new League(database.db);
  series = new SeriesService(new SeriesRepository(database.db), new FixedClock(NOW));
});
afterEach(() => database.close());

/** A player in the first of three teams of a division of the current season. */
async function playerWithTeam() {
  const seasonId = await league.season();
  await league.setting('current_season', seasonId);
  const division = await league.division(seasonId);
  const [own = 0, first = 0, second = 0] = await Promise.all(
    ['Alfa', 'Beta', 'Gamma'].map((name) => league.teamIn(division, name)),
  );
  const playerId = await league.player('Ada');
  const actor = { ...ANONYMOUS, userId: 1, playerId };
  const nextId = async () => (await series.nextOf(actor))?.id ?? null;
  return { division, own, first, second, playerId, nextId };
}

describe("the next series of the caller's team", () => {
  test('is the soonest one ahead, home or away, and one without a time only when no other has any', async () => {
    const { division, own, first, second, playerId, nextId } = await playerWithTeam();
    await league.sign(playerId, own, '2021-01-01T00:00:00Z');
    await league.played(division, [own, first], threeNil, { week: 1, scheduledAt: '2021-02-11T18:00:00Z' });
    await league.series(division, own, second, { week: 2, scheduledAt: '2021-02-09T18:00:00Z' });
    await league.series(division, first, second, { week: 2, scheduledAt: '2021-02-10T19:00:00Z' });
    const untimed = await league.series(division, own, first, { week: 3 });
    expect(await nextId()).toBe(untimed);

    const away = await league.series(division, second, own, { week: 4, scheduledAt: '2021-02-12T18:00:00Z' });
    expect(await nextId()).toBe(away);
  });

  test('is the one that is being played, until its time is clearly over', async () => {
    const { division, own, first, second, playerId, nextId } = await playerWithTeam();
    await league.sign(playerId, own, '2021-01-01T00:00:00Z');
    const begun = await league.series(division, own, first, { week: 1, scheduledAt: '2021-02-10T16:00:00Z' });
    const coming = await league.series(division, own, second, { week: 2, scheduledAt: '2021-02-10T19:00:00Z' });
    expect(await nextId()).toBe(begun);
    await database.db.query(`update series set scheduled_at = '2021-02-10T15:59:59Z' where id = $1`, [begun]);
    expect(await nextId()).toBe(coming);
  });

  test('is that of the team the player is in now', async () => {
    const { division, own, first, second, playerId, nextId } = await playerWithTeam();
    await league.sign(playerId, first, '2021-01-01T00:00:00Z', { validTo: '2021-02-01T00:00:00Z' });
    await league.sign(playerId, own, '2021-02-01T00:00:00Z');
    await league.series(division, first, second, { week: 2, scheduledAt: '2021-02-10T19:00:00Z' });
    expect(await nextId()).toBeNull();

    const ownSeries = await league.series(division, own, second, { week: 3 });
    expect(await nextId()).toBe(ownSeries);
  });

  test('is nothing for a visitor, nor in a season that is not the current one', async () => {
    const { division, own, first, playerId, nextId } = await playerWithTeam();
    await league.sign(playerId, own, '2021-01-01T00:00:00Z');
    await league.series(division, own, first, { week: 1 });
    expect(await series.nextOf(ANONYMOUS)).toBeNull();

    await database.db.query(`update setting set value = '' where key = 'current_season'`);
    expect(await nextId()).toBeNull();
  });
});
