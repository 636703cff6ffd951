import { refusalOf } from '../../../../test/factories/rosters.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { inOrderOfLot } from '../../../domain/stages/seed-lot.ts';
import { StageWorld } from './testing/stage-world.ts';

let app: TestApp;
let world: StageWorld;

beforeAll(async () => {
  app = await bootApp();
  world = new StageWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.begin());

/** Reports a series of a stage with the winner of each of its games. */
async function report(stageId: number, position: number, winners: string) {
  const seriesId = await world.seriesAt(stageId, position);
  await app.db.query(`update series set scheduled_at = '2026-01-02' where id = $1`, [seriesId]);
  const games = [...winners].map((letter) => ({
    goals: letter === 'H' ? { home: 1, away: 0 } : { home: 0, away: 1 },
    ...{ rows: { home: [], away: [] }, replayDigest: null },
  }));
  const choices = { isResultOnly: true, acceptsSuspended: false };
  return world.reports.report(world.admin, { seriesId, version: null }, games, choices);
}

test('each round is played in its own format, and the others as the season is', async () => {
  const stageId = await world.drawn(8, { roundFormats: ['first-to-1', 'first-to-2'] });
  await report(stageId, 0, 'A');
  await report(stageId, 1, 'H');
  expect(await refusalOf(report(stageId, 2, 'HH'))).toBe('IMPOSSIBLE_RESULT');
  await report(stageId, 2, 'H');
  await report(stageId, 3, 'H');
  expect(await refusalOf(report(stageId, 4, 'H'))).toBe('IMPOSSIBLE_RESULT');
  await report(stageId, 4, 'HAH');
  await report(stageId, 5, 'AA');
  expect(await refusalOf(report(stageId, 6, 'HH'))).toBe('IMPOSSIBLE_RESULT');
  await report(stageId, 6, 'HHAH');
  const scores = (await world.series(stageId)).map((line) => line.split(' ').at(-1));
  expect(scores).toEqual(['0-1', '1-0', '1-0', '1-0', '2-1', '0-2', '3-1']);
});

test('a best of seven is decided by the fourth won game, and never in overtime', async () => {
  const stageId = await world.drawn(2, { format: 'decider', roundFormats: ['first-to-4'] });
  expect(await refusalOf(report(stageId, 0, 'HHHAA'))).toBe('IMPOSSIBLE_RESULT');
  await report(stageId, 0, 'HAHAHAA');
  expect(await world.series(stageId)).toEqual(['0: 1-2 3-4']);
});

test("a walkover is the clearest score of its round's format", async () => {
  const stageId = await world.drawn(2, { format: 'decider', roundFormats: ['first-to-2'] });
  const seriesId = await world.seriesAt(stageId, 0);
  await world.reports.declareWalkover(world.admin, { seriesId, version: null }, 'home');
  expect(await world.series(stageId)).toEqual(['0: 1-2 2-0']);
});

test('formats of rounds that a smaller stage does not have are left out', async () => {
  const seeds = await Promise.all(
    [1, 2].map(async (seed) => ({
      ...{ teamId: await world.league.team(`Kort ${seed}`), divisionId: null, place: null },
    })),
  );
  const stage = await world.planned(seeds, { roundFormats: ['first-to-1', 'first-to-2', 'first-to-3'] });
  expect(stage.roundFormats).toEqual(['first-to-1']);
});

test('the number of a lot is stored with the order that it gives, and with no other', async () => {
  const seeds = [];
  for (let nth = 1; nth <= 4; nth++) {
    seeds.push({ teamId: await world.league.team(`Lott ${nth}`), divisionId: null, place: null });
  }
  const drawn = inOrderOfLot(seeds, 4711, ({ teamId }) => `team-${teamId}`);
  const stage = await world.planned(drawn, { lot: 4711 });
  expect([stage.lot, stage.entrants.map(({ team }) => team?.id)]).toEqual([4711, drawn.map(({ teamId }) => teamId)]);
  const typed = await world.stages.save(world.admin, stage, world.plan(drawn.toReversed(), { lot: 4711 }));
  expect(typed.lot).toBeNull();
});

test('who does not say the formats of the rounds leaves them as they are', async () => {
  const seeds = [];
  for (let nth = 1; nth <= 4; nth++) {
    seeds.push({ teamId: await world.league.team(`Rond ${nth}`), divisionId: null, place: null });
  }
  const stage = await world.planned(seeds, { roundFormats: ['first-to-1', 'first-to-3'] });
  const same = await world.stages.save(world.admin, stage, world.plan(seeds));
  expect(same.roundFormats).toEqual(['first-to-1', 'first-to-3']);
  const asSeason = await world.stages.save(
    world.admin,
    same,
    world.plan(seeds, { roundFormats: ['first-to-3', 'first-to-3'] }),
  );
  expect(asSeason.roundFormats).toEqual([]);
});
