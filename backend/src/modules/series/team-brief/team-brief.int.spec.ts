import { League, threeNil } from '../../../../test/factories/league.ts';
import { statements } from '../../../../test/harness/app.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { TeamBriefRepository } from './team-brief.repository.ts';
import { TeamBriefService } from './team-brief.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let briefs: TeamBriefService;
beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  briefs = new TeamBriefService(new TeamBriefRepository(database.db), new FixedClock(new Date('2026-03-10T19:30:00Z')));
});
afterAll(() => database.close());

test('each team once, in the wanted order, with what it plays now or next and its latest result, in one statement', async () => {
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2026-05-01' });
  const division = await league.division(season);
  const [north, south, east] = [
    await league.teamIn(division, 'Norr'),
    await league.teamIn(division, 'Syd'),
    await league.teamIn(division, 'Öst'),
  ];
  const played = await league.played(division, [south, north], threeNil);
  await league.series(division, north, east, { scheduledAt: '2026-03-12T18:00:00Z' });
  const now = await league.series(division, south, north, { scheduledAt: '2026-03-10T18:00:00Z' });
  await league.series(division, east, south, { scheduledAt: '2026-03-10T17:00:00Z' });
  await league.series(division, east, south);

  const { count, result } = await statements(() => briefs.of([south, 999, north, south, east]));
  expect(count).toBe(1);
  expect(result.map(({ team, next, latest }) => [team.name, next?.id, latest?.id])).toEqual([
    ['Syd', now, played],
    ['Norr', now, played],
    ['Öst', expect.any(Number), undefined],
  ]);
});

test('no ids are no teams, and more than twelve are the first twelve', async () => {
  expect(await briefs.of([])).toEqual([]);
  const division = await league.division(await league.season({ startsOn: '2027-01-01', endsOn: '2027-05-01' }));
  const ids: number[] = [];
  for (let at = 0; at < 13; at += 1) ids.push(await league.teamIn(division, `Lag ${at}`));
  expect((await briefs.of(ids)).map(({ team }) => team.id)).toEqual(ids.slice(0, 12));
});
