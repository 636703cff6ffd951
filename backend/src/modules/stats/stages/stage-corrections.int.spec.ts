import { refusalOf } from '../../../../test/factories/rosters.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { BracketPreviewService } from './bracket-preview.service.ts';
import { StageWorld } from './testing/stage-world.ts';

let app: TestApp;
let world: StageWorld;

beforeAll(async () => {
  app = await bootApp();
  world = new StageWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.begin());

const AWAY = { kind: 'walkover', walkover: 'away' } as const;
const PLAYED = ['0: 1-8 3-0', '1: 4-5 3-0', '2: 2-7 3-0', '3: 3-6 3-0', '4: 1-4 3-0', '5: 2-3 3-0', '6: 1-2 3-0'];

/** A stage of eight whose series the better seed has won, all of them. */
async function finished(): Promise<number> {
  const stageId = await world.drawn(8);
  for (let position = 0; position < 7; position++) await world.report(stageId, position, 'home');
  expect(await world.series(stageId)).toEqual(PLAYED);
  return stageId;
}
const previewOf = async (stageId: number, position: number) =>
  app.app
    .get(BracketPreviewService, { strict: false })
    .preview(world.admin, await world.seriesAt(stageId, position), AWAY);

test('the preview names what was played, and nothing is done without a choice', async () => {
  const stageId = await finished();
  const { played, mayKeep } = await previewOf(stageId, 0);
  expect(mayKeep).toBe(true);
  expect(played.map(({ seriesId, homeGames, awayGames }) => [seriesId, homeGames, awayGames])).toEqual([
    [await world.seriesAt(stageId, 4), 3, 0],
    [await world.seriesAt(stageId, 6), 3, 0],
  ]);
  const before = await world.rows(stageId);
  expect(await refusalOf(world.report(stageId, 0, 'away'))).toBe('STAGE_SERIES_STANDS');
  expect(await world.rows(stageId)).toEqual(before);
});

describe('what was played stands fast', () => {
  test('the same team goes on, and the reverse correction leaves nothing behind', async () => {
    const stageId = await finished();
    const before = (await world.stage(stageId)).states;
    await world.report(stageId, 0, 'away', { played: 'keep' });
    expect(await world.series(stageId)).toEqual(PLAYED.with(0, '0: 1-8 0-3'));
    expect((await world.stage(stageId)).states[0]).toMatchObject({ overrule: 'kept', winner: { seed: 1 } });
    await world.report(stageId, 0, 'home');
    expect((await world.stage(stageId)).states).toEqual(before);
    expect((await world.stage(stageId)).entrants.flatMap(({ goesOnFrom }) => goesOnFrom)).toEqual([]);
  });

  test('until it has no result any more: then the other team comes', async () => {
    const stageId = await finished();
    await world.report(stageId, 0, 'away', { played: 'keep' });
    for (const position of [6, 4]) {
      await world.reports.reset(world.admin, { seriesId: await world.seriesAt(stageId, position), version: null });
    }
    expect((await world.series(stageId)).slice(4)).toEqual(['4: 4-8', '5: 2-3 3-0']);
  });

  test('an undo brings every row back', async () => {
    const stageId = await finished();
    const before = await world.rows(stageId);
    await world.report(stageId, 0, 'away', { played: 'keep' });
    await world.undoLast();
    expect(await world.rows(stageId)).toEqual(before);
  });
});

describe('what was played is cleared', () => {
  test('everything after it loses its result, and what does not follow from it stays', async () => {
    const stageId = await finished();
    await world.report(stageId, 0, 'away', { played: 'clear' });
    expect(await world.series(stageId)).toEqual([...PLAYED.slice(0, 4).with(0, '0: 1-8 0-3'), '4: 4-8', '5: 2-3 3-0']);
  });

  test('by a reset and by a walkover for neither side', async () => {
    const stageId = await finished();
    const seriesId = await world.seriesAt(stageId, 0);
    await world.reports.reset(world.admin, { seriesId, version: null }, null, 'clear');
    expect(await world.series(stageId)).toEqual(['0: 1-8', ...PLAYED.slice(1, 4), '5: 2-3 3-0']);
    await world.reports.declareWalkover(world.admin, { seriesId, version: null }, 'both', null, 'clear');
    // the next opponent is in the final without playing
    expect((await world.series(stageId)).slice(4)).toEqual(['5: 2-3 3-0', '6: 2-4']);
  });

  test('an undo brings every row back', async () => {
    const stageId = await finished();
    const before = await world.rows(stageId);
    await world.report(stageId, 0, 'away', { played: 'clear' });
    await world.undoLast();
    expect(await world.rows(stageId)).toEqual(before);
  });
});

test('a choice changes nothing where nothing was played after it', async () => {
  const stageId = await world.drawn(4);
  await world.report(stageId, 0, 'home');
  await world.report(stageId, 0, 'away', { played: 'keep' });
  await world.report(stageId, 1, 'home', { played: 'clear' });
  expect(await world.series(stageId)).toEqual(['0: 1-4 0-3', '1: 2-3 3-0', '2: 2-4']);
});
