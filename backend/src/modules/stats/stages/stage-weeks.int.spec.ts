import { refusalOf } from '../../../../test/factories/rosters.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { StageWeeksService } from './stage-weeks.service.ts';
import { StageWorld } from './testing/stage-world.ts';

let app: TestApp;
let world: StageWorld;

beforeAll(async () => {
  app = await bootApp();
  world = new StageWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.begin());

let count = 0;
const next = () => (count += 1);

const move = async (stageId: number, weeks: number[], version?: number) => {
  const seen = { divisionId: stageId, version: version ?? (await world.stage(stageId)).version };
  return app.app.get(StageWeeksService, { strict: false }).move(world.admin, seen, weeks);
};
const weeksOf = async (stageId: number) => {
  const rows = await app.db.query<{ week: number }>(
    'select week from series where division_id = $1 order by bracket_position',
    [stageId],
  );
  return rows.map(({ week }) => week);
};

test('a round without a result gets another week, with its series, and those that come later have it too', async () => {
  const stageId = await world.drawn(4, { weeks: [8, 9] });
  const before = await world.rows(stageId);
  await move(stageId, [10, 12]);
  expect(await weeksOf(stageId)).toEqual([10, 10]);
  await world.undoLast();
  expect(await world.rows(stageId)).toEqual(before);
  await move(stageId, [10, 12]);
  for (const position of [0, 1]) await world.report(stageId, position, 'home');
  expect(await weeksOf(stageId)).toEqual([10, 10, 12]);
  await move(stageId, [10, 14]);
  expect(await weeksOf(stageId)).toEqual([10, 10, 14]);
});

test('a round with a result keeps its week, and who has seen another version is told', async () => {
  const stageId = await world.drawn(4, { weeks: [8, 9] });
  await world.report(stageId, 0, 'home');
  const before = await world.rows(stageId);
  expect(await refusalOf(move(stageId, [7, 9]))).toBe('STAGE_ROUND_PLAYED');
  expect(await refusalOf(move(stageId, [8]))).toBe('INVALID_INPUT');
  expect(await refusalOf(move(stageId, [8, 7]))).toBe('INVALID_INPUT');
  expect(await refusalOf(move(stageId, [8, 10], 0))).toBe('CHANGED_MEANWHILE');
  expect(await world.rows(stageId)).toEqual(before);
});

test('a new stage begins in the week after the tables of its season', async () => {
  const made = () => world.stages.create(world.admin, { seasonId: world.seasonId, name: `Ny ${next()}`, kind: 'cup' });
  expect((await made()).weeks).toEqual([1]);
  const divisionId = await world.league.division(world.seasonId);
  const [home, away] = [await world.league.teamIn(divisionId, 'Hemma'), await world.league.teamIn(divisionId, 'Borta')];
  await world.league.series(divisionId, home, away, { week: 9 });
  expect((await made()).weeks).toEqual([10]);
});
