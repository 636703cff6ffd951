import { League } from '../../../../test/factories/league.ts';
import { statements } from '../../../../test/harness/app.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { EveningRepository } from './evening.repository.ts';
import { EveningService } from './evening.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let series: (scheduledAt: string | null, columns?: object) => Promise<number>;

beforeAll(async () => {
  database = await freshDb();
  const league = new League(database.db);
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2026-05-01' });
  const [lower, top] = [await league.division(season, { rank: 2 }), await league.division(season, { rank: 1 })];
  const pair = async (division: number, names: [string, string]) =>
    [await league.teamIn(division, names[0]), await league.teamIn(division, names[1])] as const;
  const [upper, others] = [await pair(top, ['A', 'B']), await pair(lower, ['C', 'D'])];
  series = (scheduledAt, { isLower, ...columns }: { isLower?: boolean } = {}) =>
    league.series(isLower ? lower : top, ...(isLower ? others : upper), { scheduledAt, ...columns });
});
afterAll(() => database.close());

const at = (now: string) => new EveningService(new EveningRepository(database.db), new FixedClock(new Date(now)));
const told = async (now: string) => {
  const { day, series: found, unconfirmed, next } = await at(now).tonight();
  return { day, ids: found.map(({ id }) => id), unconfirmed, next };
};

test('an evening has the series from four to four, in order, in one statement', async () => {
  expect(await told('2026-03-10T18:00:00Z')).toEqual({ day: '2026-03-10', ids: [], unconfirmed: [], next: null });
  const late = await series('2026-03-11T02:59:00Z');
  const lower = await series('2026-03-10T19:00:00Z', { isLower: true });
  const reported = { reportedAt: '2026-03-10T20:00:00Z', homeGames: 4, awayGames: 0, homeGoals: 9, awayGoals: 2 };
  const waiting = { reportedBySide: 'home', confirmation: 'waiting', confirmBy: '2026-03-11T20:00:00Z' };
  const upper = await series('2026-03-10T19:00:00Z', { ...reported, ...waiting });
  await series('2026-03-10T02:59:00Z');
  await series(null);
  await series('2026-03-12T18:00:00Z');
  await series('2026-03-11T18:00:00Z', { isLower: true });

  const evening = {
    day: '2026-03-10',
    ids: [upper, lower, late],
    unconfirmed: [upper],
    next: '2026-03-11T18:00:00.000Z',
  };
  expect(await told('2026-03-10T18:00:00Z')).toEqual(evening);
  expect(await told('2026-03-11T01:00:00Z')).toEqual(evening);
  expect((await statements(() => told('2026-03-10T18:00:00Z'))).count).toBe(1);
});
