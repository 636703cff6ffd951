import { bootApp } from '../../../harness/app.ts';
import type { TestApp } from '../../../harness/app.ts';
import { queryAsUser } from '../division-calls.ts';
import { deskOf, lastEntry, newMatter, planOf, sendCall, snapshotOf, takeBack } from './desk.ts';
import type { Desk } from './desk.ts';
import { STAFF_WORK } from './staff-work.ts';

let app: TestApp;
let admin: Desk;
let runner: Desk;
let writer: Desk;

beforeAll(async () => {
  app = await bootApp();
  admin = await deskOf(app, 'admin', 'admin');
  runner = { ...(await deskOf(app, 'divisionadmin', 'divisionadmin')), league: admin.league };
  writer = { ...(await deskOf(app, 'writer', 'writer')), league: admin.league };
});
afterAll(() => app.close());

const report = async (desk: Desk) => {
  const matter = await newMatter(desk, runner.userId);
  await (
    await STAFF_WORK['series.report']!['first']!(desk, matter)
  )();
  return { matter, id: (await lastEntry(desk)).id };
};

const refused = async (desk: Desk, id: number, messageKey: string) => {
  const before = await snapshotOf(desk);
  expect((await planOf(desk, id)).obstacle).toEqual({ messageKey });
  await expect(takeBack(desk, id)).rejects.toThrow(`NOT_UNDOABLE ${messageKey}`);
  expect(await snapshotOf(desk)).toEqual(before);
};

test('a division admin takes back their own result', async () => {
  const { id } = await report(runner);
  await takeBack(runner, id);
});

test('a division admin takes back no act of an admin, in the same division', async () => {
  const { id } = await report(admin);
  await refused(runner, id, 'api.undo.not-yours');
});

test('a division admin takes back no act together with that of another', async () => {
  const { matter, id } = await report(runner);
  await sendCall(admin, `resetSeries(input: { seriesId: ${matter.series}, version: 1 })`);
  await refused(runner, id, 'api.undo.not-yours');
});

test('a division admin who does not run the division any more takes nothing back there', async () => {
  const { matter, id } = await report(runner);
  await app.db.query('update division set admin_user_id = $2 where id = $1', [matter.division, admin.userId]);
  await refused(runner, id, 'api.undo.not-yours');
});

const LEFT_AT = '2026-06-01T12:00:00Z';

test.each([
  { why: 'is in one of the two teams', of: 0, until: {} },
  { why: 'is in another team of the division', of: 2, until: {} },
  { why: 'was there that day', of: 0, until: { validTo: LEFT_AT } },
])('a division admin who $why takes nothing back there', async ({ of, until }) => {
  const { matter, id } = await report(runner);
  await runner.league.sign(runner.playerId, matter.teamIds[of]!, '2026-01-06T12:00:00Z', { sortOrder: 3, ...until });
  await refused(runner, id, 'api.undo.own-team');
  await app.db.query('delete from roster_entry where player_id = $1', [runner.playerId]);
});

test('an admin takes back an act in their own matter, and it is marked', async () => {
  const { matter, id } = await report(runner);

  await admin.league.sign(admin.playerId, matter.subject.id, '2026-01-06T12:00:00Z', { sortOrder: 3 });
  await takeBack(admin, id);
  const [entry] = await app.db.query<{ own: boolean }>(
    'select is_own_team as own from audit_entry order by id desc limit 1',
  );
  expect(entry).toEqual({ own: true });
  await app.db.query('delete from roster_entry where player_id = $1', [admin.playerId]);
});

test('a writer takes back own news, and no news of others', async () => {
  const write = await STAFF_WORK['news.change']!['title']!(writer, await newMatter(admin));
  await write();
  const { id } = await lastEntry(writer);
  await takeBack(writer, id);
  const other = await STAFF_WORK['news.change']!['title']!(admin, await newMatter(admin));
  await other();
  await refused(writer, (await lastEntry(admin)).id, 'api.undo.not-yours');
});

test('an unknown act is not found, and the latest act is the own one', async () => {
  await expect(takeBack(admin, 999_999, [999_999])).rejects.toThrow('NOT_FOUND api.undo.no-such-act');
  await report(runner);
  const latest = async ({ as }: Desk) =>
    (
      await queryAsUser<{ latestAct: object | null }>(
        app,
        as,
        '{ latestAct { id actKey undoesKey objectName isUndoable } }',
      )
    ).latestAct;
  expect(await latest(runner)).toEqual({
    id: (await lastEntry(runner)).id,
    actKey: 'api.act.series.report',
    undoesKey: null,
    objectName: expect.stringMatching(/^Lag \d+ – Lag \d+$/),
    isUndoable: true,
  });
  expect(await latest(writer)).toMatchObject({ actKey: 'api.act.act.undo' });
});

test('the latest act on one series is that of the caller there, whatever they did elsewhere', async () => {
  const { matter } = await report(runner);
  const objectId = matter.series;
  const on = async ({ as }: Desk, seriesId: number) =>
    (
      await queryAsUser<{ latestAct: { actKey: string } | null }>(
        app,
        as,
        `{ latestAct(seriesId: ${seriesId}) { actKey } }`,
      )
    ).latestAct?.actKey;
  expect(await on(runner, objectId)).toBe('api.act.series.report');
  expect(await on(runner, objectId + 100_000)).toBeUndefined();
  expect(await on(writer, objectId)).toBeUndefined();
});
