import { refusalOf } from '../../../../test/factories/rosters.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import { Dispute } from '../../series/match-week/results/dispute.entity.ts';
import { DisputesService } from '../../series/match-week/results/disputes.service.ts';
import type { Decision } from '../../series/match-week/results/disputes.service.ts';
import { UndoService } from '../../staff/undo/undo.service.ts';
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

describe('a walkover for neither side under series that were played', () => {
  const neither = async (stageId: number, played: 'keep' | 'clear' | null) => {
    const seriesId = await world.seriesAt(stageId, 0);
    await world.reports.declareWalkover(world.admin, { seriesId, version: null }, 'both', null, played);
  };

  test('is refused without a choice, and what was played can stand fast', async () => {
    const stageId = await finished();
    const seriesId = await world.seriesAt(stageId, 0);
    const preview = app.app.get(BracketPreviewService, { strict: false });
    const both = { kind: 'walkover', walkover: 'both' } as const;
    expect(await preview.preview(world.admin, seriesId, both)).toMatchObject({
      ...{ played: [{}, {}], mayKeep: true, standFast: false },
    });
    expect(await refusalOf(neither(stageId, null))).toBe('STAGE_SERIES_STANDS');
    const before = await world.rows(stageId);
    await neither(stageId, 'keep');
    expect(await world.series(stageId)).toEqual(PLAYED.with(0, '0: 1-8 0-0'));
    expect((await world.stage(stageId)).states[0]).toMatchObject({ overrule: 'kept', winner: { seed: 1 } });
    await world.undoLast();
    expect(await world.rows(stageId)).toEqual(before);
  });

  test('in double elimination both who had come from it stay where they have played', async () => {
    const stageId = await world.drawn(4, { format: 'double-elimination' });
    for (const position of [0, 1, 2, 3]) await world.report(stageId, position, 'home');
    const before = await world.series(stageId);
    await neither(stageId, 'keep');
    expect(await world.series(stageId)).toEqual(before.with(0, '0: 1-4 0-0'));
  });
});

test('who let it stand fast can clear it later, and is shown what that would be', async () => {
  const stageId = await finished();
  await world.report(stageId, 0, 'away', { played: 'keep' });
  const { played, mayKeep, standFast } = await previewOf(stageId, 0);
  expect([played.length, mayKeep, standFast]).toEqual([2, true, true]);
  // the same result again changes nothing of it without a choice
  await world.report(stageId, 0, 'away');
  expect(await world.series(stageId)).toEqual(PLAYED.with(0, '0: 1-8 0-3'));
  await world.report(stageId, 0, 'away', { played: 'clear' });
  expect(await world.series(stageId)).toEqual([...PLAYED.slice(0, 4).with(0, '0: 1-8 0-3'), '4: 4-8', '5: 2-3 3-0']);
  expect((await world.stage(stageId)).entrants.flatMap(({ goesOnFrom }) => goesOnFrom)).toEqual([]);
});

describe('a dispute that is decided under series that were played', () => {
  const disputes = () => app.app.get(DisputesService, { strict: false });
  const decide = async (seriesId: number, decision: Omit<Decision, 'seriesId' | 'version' | 'reason'>) => {
    const [row] = await app.db.query<{ version: number }>('select version from series where id = $1', [seriesId]);
    return disputes().decide(world.admin, { seriesId, version: row?.version ?? 0, reason: 'Bilden', ...decision });
  };
  const WALKOVER = { decision: 'walkover', walkover: 'away' } as const;

  /** The first series is disputed and was upheld, all others were played, and the decision is taken back: the dispute is open. */
  async function reopened(): Promise<{ stageId: number; seriesId: number }> {
    const stageId = await world.drawn(8);
    await world.report(stageId, 0, 'home');
    const seriesId = await world.seriesAt(stageId, 0);
    await disputed(seriesId);
    await decide(seriesId, { decision: 'keep', walkover: null });
    const [entry] = await app.db.query<{ id: number }>('select max(id)::int as id from audit_entry');
    for (let position = 1; position < 7; position++) await world.report(stageId, position, 'home');
    await app.app.get(UndoService, { strict: false }).undo(world.admin, entry?.id ?? 0, [entry?.id ?? 0]);
    expect(await world.series(stageId)).toEqual(PLAYED);
    return { stageId, seriesId };
  }
  const disputed = async (seriesId: number) => {
    await app.db.query(
      `update series set reported_by_side = 'home', confirmation = 'disputed', confirm_by = null where id = $1`,
      [seriesId],
    );
    await insertRow(app.db, Dispute, { seriesId, side: 'away', openedAt: new Date() });
  };

  test('asks what becomes of them, and is refused without an answer', async () => {
    const { stageId, seriesId } = await reopened();
    const before = await world.rows(stageId);
    expect(await refusalOf(decide(seriesId, WALKOVER))).toBe('STAGE_SERIES_STANDS');
    expect(await refusalOf(decide(seriesId, { decision: 'replay', walkover: null }))).toBe('STAGE_SERIES_STANDS');
    expect(await world.rows(stageId)).toEqual(before);
    await decide(seriesId, { ...WALKOVER, played: 'keep' });
    expect(await world.series(stageId)).toEqual(PLAYED.with(0, '0: 1-8 0-3'));
    await world.undoLast();
    expect(await world.rows(stageId)).toEqual(before);
    await decide(seriesId, { decision: 'replay', walkover: null, played: 'clear' });
    expect(await world.series(stageId)).toEqual(['0: 1-8', ...PLAYED.slice(1, 4), '5: 2-3 3-0']);
    await world.undoLast();
    expect(await world.rows(stageId)).toEqual(before);
  });

  test('comes before or after a report of the same series, and neither waits for the other for ever', async () => {
    const stageId = await world.drawn(4);
    await world.report(stageId, 0, 'home');
    const seriesId = await world.seriesAt(stageId, 0);
    await disputed(seriesId);
    const outcomes = await collideCalls(
      app.databaseUrl,
      { table: 'stage', ids: [stageId] },
      [() => world.report(stageId, 0, 'away', { reason: 'Bilden' }), () => decide(seriesId, WALKOVER)].map(
        (call) => () => refusalOf(call()),
      ),
    );
    expect(outcomes).toEqual([null, 'DISPUTE_OVER']);
    expect((await world.series(stageId))[0]).toBe('0: 1-4 0-3');
  });
});

test('a choice changes nothing where nothing was played after it', async () => {
  const stageId = await world.drawn(4);
  await world.report(stageId, 0, 'home');
  await world.report(stageId, 0, 'away', { played: 'keep' });
  await world.report(stageId, 1, 'home', { played: 'clear' });
  expect(await world.series(stageId)).toEqual(['0: 1-4 0-3', '1: 2-3 3-0', '2: 2-4']);
});
