import { refusalOf } from '../../../../test/factories/rosters.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import type { StageExit } from '../../../domain/stages/seed-status.ts';
import { StageExitService } from './stage-exit.service.ts';
import { StageWorld } from './testing/stage-world.ts';

let app: TestApp;
let world: StageWorld;

beforeAll(async () => {
  app = await bootApp();
  world = new StageWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.begin());

const exits = () => app.app.get(StageExitService, { strict: false });

/** Takes a seed out, as staff who see the stage as it is. */
async function takeOut(stageId: number, seed: number, exit: StageExit = 'withdrawn', doesBeatenReturn = false) {
  const { divisionId, version } = await world.stage(stageId);
  const teamId = await world.teamOf(stageId, seed);
  return exits().takeOut(world.admin, { divisionId, version }, { teamId, exit, doesBeatenReturn });
}
const stateAt = async (stageId: number, position: number) => (await world.stage(stageId)).states[position];
const noticesTo = async (stageId: number, seed: number): Promise<number> => {
  const [row] = await app.db.query<{ count: number }>(
    `select count(*)::int as count from notification n join player p on p.user_id = n.user_id
      join roster_entry r on r.player_id = p.id where r.team_id = $1`,
    [await world.teamOf(stageId, seed)],
  );
  return row?.count ?? 0;
};

describe('a team that withdraws', () => {
  test('lets its opponent on as by walkover, and an undo brings every row back', async () => {
    const stageId = await world.drawn(4);
    await world.report(stageId, 1, 'home');
    const before = await world.rows(stageId);
    await takeOut(stageId, 1);
    expect(await world.series(stageId)).toEqual(['1: 2-3 3-0', '2: 2-4']);
    expect(await stateAt(stageId, 0)).toMatchObject({ state: 'forfeited', winner: { seed: 4 }, loser: { seed: 1 } });
    await world.undoLast();
    expect(await world.rows(stageId)).toEqual(before);
  });

  test('before its opponent is known gives the series away when the opponent comes', async () => {
    const stageId = await world.drawn(4);
    await world.report(stageId, 0, 'home');
    await takeOut(stageId, 1);
    expect(await world.series(stageId)).toEqual(['0: 1-4 3-0', '1: 2-3']);
    await world.report(stageId, 1, 'away');
    expect(await world.series(stageId)).toEqual(['0: 1-4 3-0', '1: 2-3 0-3']);
    expect(await stateAt(stageId, 2)).toMatchObject({ state: 'forfeited', winner: { seed: 3 }, loser: { seed: 1 } });
  });

  test('is refused when it is out, when it has left, and by who has seen another version', async () => {
    const stageId = await world.drawn(4);
    await world.report(stageId, 0, 'home');
    expect(await refusalOf(takeOut(stageId, 4))).toBe('STAGE_NOTHING_LEFT');
    await takeOut(stageId, 1);
    const before = await world.rows(stageId);
    expect(await refusalOf(takeOut(stageId, 1))).toBe('STAGE_TEAM_IS_OUT');
    expect(await refusalOf(takeOut(stageId, 2, 'withdrawn', true))).toBe('INVALID_INPUT');
    const teamId = await world.teamOf(stageId, 2);
    const old = { divisionId: stageId, version: 0 };
    const chosen = { teamId, exit: 'withdrawn', doesBeatenReturn: false } as const;
    expect(await refusalOf(exits().takeOut(world.admin, old, chosen))).toBe('CHANGED_MEANWHILE');
    expect(await world.rows(stageId)).toEqual(before);
  });

  test('leaves no series that waits for it in double elimination', async () => {
    const stageId = await world.drawn(4, { format: 'double-elimination', weeks: [1] });
    await takeOut(stageId, 1);
    await world.report(stageId, 1, 'home');
    // the loser of the winners' part meets nobody, and goes on
    expect(await world.series(stageId)).toEqual(['1: 2-3 3-0', '2: 2-4']);
    expect((await world.stage(stageId)).states.filter(({ state }) => state === 'forfeited')).toHaveLength(2);
  });
});

describe('a team that is disqualified', () => {
  test('takes no place, and whom it has beaten does not come back by itself', async () => {
    const stageId = await world.drawn(4, { hasThirdPlace: true, weeks: [1] });
    await world.report(stageId, 0, 'home');
    await world.report(stageId, 1, 'home');
    await takeOut(stageId, 1, 'disqualified');
    expect(await stateAt(stageId, 2)).toMatchObject({ series: { part: 'third-place' }, state: 'ready' });
    expect(await stateAt(stageId, 3)).toMatchObject({ winner: { seed: 2 }, loser: { is: 'nobody' } });
  });

  test('gives its place to the team that it has beaten last, when staff choose so', async () => {
    const stageId = await world.drawn(4);
    await world.report(stageId, 0, 'home');
    await world.report(stageId, 1, 'home');
    const seriesId = await world.seriesAt(stageId, 2);
    await app.db.query(`update series set scheduled_at = '2026-02-02T18:00:00Z' where id = $1`, [seriesId]);
    const seen = await exits().preview(stageId, await world.teamOf(stageId, 1));
    expect(seen).toMatchObject({
      opponent: { id: await world.teamOf(stageId, 2) },
      beaten: { id: await world.teamOf(stageId, 4) },
    });
    const before = await world.rows(stageId);
    await takeOut(stageId, 1, 'disqualified', true);
    expect(await world.series(stageId)).toEqual(['0: 1-4 3-0', '1: 2-3 3-0', '2: 2-4']);
    expect(await stateAt(stageId, 0)).toMatchObject({ overrule: 'returned', winner: { seed: 4 } });
    const [final] = (await world.stage(stageId)).series.filter(({ position }) => position === 2);
    expect(final?.scheduledAt).toBe('2026-02-02T18:00:00.000Z');
    await world.undoLast();
    expect(await world.rows(stageId)).toEqual(before);
  });

  test('has nobody to come back when it has beaten nobody', async () => {
    const stageId = await world.drawn(3);
    const teamId = await world.teamOf(stageId, 1);
    expect(await exits().preview(stageId, teamId)).toMatchObject({ opponent: null, beaten: null });
    expect(await refusalOf(takeOut(stageId, 1, 'disqualified', true))).toBe('INVALID_INPUT');
  });
});

test('the team and who does not meet it any more are told', async () => {
  const stageId = await world.drawn(2);
  for (const seed of [1, 2]) {
    const userId = await world.league.user();
    const playerId = await world.league.player(`Told ${seed}`, { userId });
    await world.league.sign(playerId, await world.teamOf(stageId, seed), '2020-01-01');
  }
  await takeOut(stageId, 1);
  expect([await noticesTo(stageId, 1), await noticesTo(stageId, 2)]).toEqual([2, 1]);
});
