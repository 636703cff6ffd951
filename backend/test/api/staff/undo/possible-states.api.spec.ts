import fc from 'fast-check';
import { withSeenVersion } from '../../../factories/seen-versions.ts';
import { bootApp } from '../../../harness/app.ts';
import type { TestApp } from '../../../harness/app.ts';
import { asApplication } from '../../../harness/database.ts';
import { setTime } from '../../../harness/time.ts';
import { FIELD_ACTS } from '../../requests/own-matter-acts.ts';
import { addClaim } from './captains-series.ts';
import { deskOf, lastEntry, newMatter, planOf, sendCall, takeBack } from './desk.ts';
import type { Desk } from './desk.ts';
import { impossibleThings } from './possible-states.ts';
import { HISTORIES, historyWorld, WeekHistory } from './week-histories.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  desk = await deskOf(app, 'admin', 'admin');
});
afterAll(() => app.close());
beforeEach(() => setTime([app], new Date('2026-06-01T12:00:00Z')));

const report = (seriesId: number, version: number, games: [number, number][]) =>
  sendCall(desk, 'reportSeries(input: $input)', {
    declared: '$input: ReportSeriesInput!',
    variables: {
      input: {
        ...{ seriesId, version, isResultOnly: true },
        games: games.map(([homeGoals, awayGoals]) => ({ homeGoals, awayGoals, home: [], away: [] })),
      },
    },
  });
const THREE: [number, number][] = [
  [1, 0],
  [2, 0],
  [1, 0],
];
const versionOf = async (seriesId: number) =>
  (await app.db.query<{ version: number }>('select version from series where id = $1', [seriesId]))[0]?.version ?? 0;

/** The act is not taken back, says why before and after the press, and nothing is changed. */
async function stays(entryId: number, messageKey: string): Promise<void> {
  expect((await planOf(desk, entryId)).obstacle).toEqual({ messageKey });
  await expect(takeBack(desk, entryId, [entryId])).rejects.toThrow(`NOT_UNDOABLE ${messageKey}`);
  expect(await impossibleThings(app.db)).toEqual([]);
}

test('a claimed walkover that was declined is not opened again when the series has a result by now', async () => {
  const { series } = await newMatter(desk);
  await addClaim(desk, series);
  await sendCall(desk, `decideNoShow(input: { seriesId: ${series}, version: 0, isGranted: false })`);
  const declined = await lastEntry(desk);
  await report(series, await versionOf(series), THREE);
  await stays(declined.id, 'api.undo.impossible.claim');

  // the result is taken back first, and then the claim can be open again
  await takeBack(desk, (await lastEntry(desk)).id);
  expect((await planOf(desk, declined.id)).obstacle).toBeNull();
  await takeBack(desk, declined.id);
  expect(await impossibleThings(app.db)).toEqual([]);
});

test('the format of a division is not taken back from under its results', async () => {
  const { division } = await newMatter(desk);
  const [series] = await app.db.query<{ id: number }>(
    `update series set home_games = null, away_games = null, home_goals = null, away_goals = null, walkover = null,
            reported_at = null, reported_by_user_id = null where division_id = $1 returning id`,
    [division],
  );
  const format = { divisionId: division, name: 'D', format: 'FOUR_PLUS_DECIDER' };
  await sendCall(desk, 'saveDivision(input: $input)', {
    declared: '$input: SaveDivisionInput!',
    variables: { input: await withSeenVersion(app, 'saveDivision', format) },
  });
  const { id } = await lastEntry(desk);
  await report(series!.id, await versionOf(series!.id), [...THREE, [3, 0]]);
  await stays(id, 'api.undo.impossible.result');
});

test('a player who was removed does not come back as the sixth of the team', async () => {
  const matter = await newMatter(desk);
  const save = FIELD_ACTS['saveTeam']!;
  await sendCall(desk, `saveTeam(${save.args})`, {
    declared: save.parameters,
    variables: await save.variables(matter),
  });
  const { id } = await lastEntry(desk);
  for (let place = 6; place <= 9; place += 1) {
    const player = await desk.league.player(`Ny ${matter.subject.id} ${place}`);
    await desk.league.sign(player, matter.subject.id, '2026-05-31T12:00:00Z', { sortOrder: place });
  }
  await stays(id, 'api.undo.impossible.roster');
});

describe('a time is not taken back from under a result', () => {
  const plan = async (series: number, at: string) => {
    await sendCall(
      desk,
      `planSeries(input: { seriesId: ${series}, version: ${await versionOf(series)}, isStreamed: false, scheduledAt: "${at}" })`,
    );
    return (await lastEntry(desk)).id;
  };
  const timeOf = async (series: number) =>
    (await app.db.query<{ at: Date }>('select scheduled_at as at from series where id = $1', [series]))[0]?.at;

  test('that was stored after it, by staff or by a captain', async () => {
    const { series } = await newMatter(desk);
    const id = await plan(series, '2026-02-10 20:00');
    const at = await timeOf(series);
    await report(series, await versionOf(series), THREE);
    await stays(id, 'api.undo.result-stands');
    expect(await timeOf(series)).toEqual(at);
    await takeBack(desk, (await lastEntry(desk)).id);
    expect((await planOf(desk, id)).obstacle).toBeNull();
  });

  test('of which several series stand, when one of them has a result', async () => {
    const { division, series, reported } = await newMatter(desk);
    const [{ id: seasonId } = { id: 0 }] = await app.db.query<{ id: number }>(
      'select season_id as id from division where id = $1',
      [division],
    );
    await app.db.query(
      'update series set reported_at = null, walkover = null, home_games = null, away_games = null, home_goals = null, away_goals = null where id = $1',
      [reported],
    );
    const row = async (seriesId: number) =>
      `{ seriesId: ${seriesId}, version: ${await versionOf(seriesId)}, isStreamed: false, scheduledAt: "2026-02-10 20:00" }`;
    await sendCall(
      desk,
      `planManySeries(input: { seasonId: ${seasonId}, series: [${await row(series)}, ${await row(reported)}] })`,
    );
    const { id } = await lastEntry(desk);
    await sendCall(
      desk,
      `declareWalkover(input: { seriesId: ${reported}, version: ${await versionOf(reported)}, walkover: HOME })`,
    );
    await stays(id, 'api.undo.result-stands');
  });

  test('and goes back where the time was corrected after the result', async () => {
    const { series } = await newMatter(desk);
    await report(series, 0, THREE);
    const before = await timeOf(series);
    const id = await plan(series, '2026-02-10 20:00');
    await takeBack(desk, id);
    expect(await timeOf(series)).toEqual(before);
  });
});

test('in histories of captains, staff and the clock no undo leads to a state that no acts could have made', async () => {
  const world = await historyWorld(app, desk.league);
  await fc.assert(
    fc.asyncProperty(HISTORIES, async (steps) => {
      const history = await WeekHistory.begin(app, world);
      for (const step of steps) {
        await history.try(step);
        expect(await impossibleThings(app.db)).toEqual([]);
      }
    }),
    { numRuns: 3, seed: 42, endOnFailure: true },
  );
});
