import { STAFF_ACTS } from '../../../../src/modules/audit/staff-acts.ts';
import type { StaffActName } from '../../../../src/modules/audit/staff-acts.ts';
import { ROLE_IDS } from '../../../../src/domain/actor.ts';
import { whyItStays } from '../../../../src/domain/undo/undoable-acts.ts';
import { bootApp } from '../../../harness/app.ts';
import type { TestApp } from '../../../harness/app.ts';
import { asApplication } from '../../../harness/database.ts';
import { deskOf, lastEntry, newMatter, planOf, sendCall, snapshotOf, takeBack } from './desk.ts';
import type { Desk } from './desk.ts';
import type { Matter } from '../../requests/own-matter-world.ts';
import { STAFF_WORK } from './staff-work.ts';
import { insertRow } from '../../../factories/rows.ts';
import { seenVersion } from '../../../factories/seen-versions.ts';
import { ApprovalRequest } from '../../../../src/modules/requests/approval-request.entity.ts';
import { Image } from '../../../../src/modules/content/media/image.entity.ts';
import { UserRole } from '../../../../src/modules/auth/users/user-role.entity.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  desk = await deskOf(app, 'admin', 'admin');
});
afterAll(() => app.close());

/** Does the act in this way, and gives its entry in the log. */
const performed = async (act: StaffActName, how: string, matter?: Matter) => {
  const work = STAFF_WORK[act]?.[how];
  if (!work) throw new Error(`${act} has no way "${how}"`);
  await (
    await work(desk, matter ?? (await newMatter(desk)))
  )();
  return lastEntry(desk);
};

test('every act of staff that can be taken back is tried by night', () => {
  const names = Object.keys(STAFF_ACTS) as StaffActName[];
  const tried = new Set(Object.keys(STAFF_WORK));
  const untried = names.filter((act) => whyItStays(act) === null && !tried.has(act));
  // settled without a call of its own: a request that has become pointless, and the undo itself
  expect(untried.toSorted()).toEqual(['act.undo', 'request.fall-through']);
});

test('an act is taken back once', async () => {
  const { id } = await performed('series.plan', 'time and stream');
  await takeBack(desk, id);
  expect((await planOf(desk, id)).obstacle).toEqual({ messageKey: 'api.undo.already' });
  await expect(takeBack(desk, id, [id])).rejects.toThrow('NOT_UNDOABLE api.undo.already');
});

test('a redo is not taken back itself: the act is', async () => {
  const first = await performed('series.plan', 'time and stream');
  await takeBack(desk, first.id);
  await takeBack(desk, (await lastEntry(desk)).id);
  expect((await planOf(desk, (await lastEntry(desk)).id)).obstacle).toEqual({ messageKey: 'api.undo.twice' });
  expect((await planOf(desk, first.id)).obstacle).toBeNull();
});

describe('with a later act in between', () => {
  test('of other rows or columns, only the chosen one goes', async () => {
    const matter = await newMatter(desk);
    const first = await performed('division.info', 'name', matter);
    await performed('division.bands', 'one', matter);
    expect((await planOf(desk, first.id)).acts).toHaveLength(1);
    await takeBack(desk, first.id);
    const [row] = await app.db.query<{ name: string; bands: number }>(
      `select name, (select count(*)::int from placement_band b where b.division_id = d.id) as bands
         from division d where id = $1`,
      [matter.division],
    );
    expect(row).toEqual({ name: expect.not.stringMatching(/^Ny/), bands: 1 });
  });

  test('of the same row, both go together, the newest first, and every row is as before', async () => {
    const matter = await newMatter(desk);
    const before = await snapshotOf(desk);
    const first = await performed('series.report', 'first', matter);
    await sendCall(desk, `resetSeries(input: { seriesId: ${matter.series}, version: 1 })`);
    const second = await lastEntry(desk);
    const { acts, obstacle } = await planOf(desk, first.id);
    expect([acts.map(({ id }) => id), obstacle]).toEqual([[second.id, first.id], null]);
    await expect(takeBack(desk, first.id, [first.id])).rejects.toThrow('CHANGED_MEANWHILE');
    await takeBack(desk, first.id);
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('that was taken back, the earlier one goes alone', async () => {
    const matter = await newMatter(desk);
    const before = await snapshotOf(desk);
    const first = await performed('series.report', 'first', matter);
    await sendCall(desk, `resetSeries(input: { seriesId: ${matter.series}, version: 1 })`);
    await takeBack(desk, (await lastEntry(desk)).id);
    expect((await planOf(desk, first.id)).acts.map(({ id }) => id)).toEqual([first.id]);
    await takeBack(desk, first.id);
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('that builds on a row of the first, both go: a result in a division of the new schedule', async () => {
    const matter = await newMatter(desk);
    const before = await snapshotOf(desk);
    const first = await performed('division.schedule-again', 'with results that are lost', matter);
    const [series] = await app.db.query<{ id: number }>('select id from series where division_id = $1 limit 1', [
      matter.division,
    ]);
    await sendCall(desk, `declareWalkover(input: { seriesId: ${series!.id}, version: 0, walkover: HOME })`);
    expect((await planOf(desk, first.id)).acts).toHaveLength(2);
    await takeBack(desk, first.id);
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('by a member, it stays, and says what the member changed', async () => {
    const matter = await newMatter(desk);
    const { id } = await performed('request.accept', 'a new team', matter);
    const [team] = await app.db.query<{ id: number }>('select max(id) as id from team');
    await desk.league.sign(await desk.league.player('En till'), team!.id, '2026-11-01T12:00:00Z', { sortOrder: 2 });
    const before = await snapshotOf(desk);
    expect((await planOf(desk, id)).obstacle).toEqual({ messageKey: 'api.undo.changed-since.team' });
    await expect(takeBack(desk, id)).rejects.toThrow('NOT_UNDOABLE api.undo.changed-since.team');
    expect(await snapshotOf(desk)).toEqual(before);
  });
});

test('the last admin keeps the role, whatever is taken back', async () => {
  const other = await deskOf(app, 'captain', 'admin');
  const version = await seenVersion(app, 'saveUser', { userId: other.userId });
  await sendCall(desk, `saveUser(input: { userId: ${other.userId}, version: "${version}", roles: [] })`);
  const { id } = await lastEntry(desk);
  await app.db.query('delete from user_role where user_id = $1 and role = 1', [desk.userId]);
  await insertRow(app.db, UserRole, { userId: desk.userId, role: ROLE_IDS.admin });
  expect((await planOf(desk, id)).obstacle).toBeNull();
  await takeBack(desk, id);
  const given = await lastEntry(desk);
  await app.db.query('delete from user_role where user_id = $1 and role = 1', [desk.userId]);
  expect((await planOf(other, given.id)).obstacle).toEqual({ messageKey: 'api.user.last-admin' });
  await expect(takeBack(other, given.id)).rejects.toThrow('LAST_ADMIN');
  await insertRow(app.db, UserRole, { userId: desk.userId, role: ROLE_IDS.admin });
});

test('what the database would refuse is said before the press, and nothing is changed by asking', async () => {
  const { id: categoryId } = await sendCall(desk, 'createNewsCategory(name: "Adresser")', {
    answer: '... on NewsCategory { id }',
  });
  const input = (slug: string) =>
    `input: { categoryId: ${String(categoryId)}, title: "Adressen", slug: "${slug}", description: "", content: "Text", isDraft: true }`;
  const post = await sendCall(desk, `createNews(${input('adressen')})`, {
    answer: '... on AdminNewsPost { id version }',
  });
  await sendCall(desk, `changeNews(id: ${String(post.id)}, version: ${String(post.version)}, ${input('en-annan')})`);
  const changed = await lastEntry(desk);
  expect((await planOf(desk, changed.id)).obstacle).toBeNull();
  await sendCall(desk, `createNews(${input('adressen')})`);
  const before = await snapshotOf(desk);
  expect((await planOf(desk, changed.id)).obstacle).toEqual({ messageKey: 'api.undo.blocked' });
  expect(await snapshotOf(desk)).toEqual(before);
  await expect(takeBack(desk, changed.id)).rejects.toThrow('api.undo.blocked');
});

test('everyone who was told is told that it no longer holds, and on a redo that it holds again', async () => {
  const matter = await newMatter(desk);
  const told = async () => {
    const rows = await app.db.query<{ sv: string }>(
      'select description_sv as sv from notification where user_id = $1 order by id',
      [matter.subject.captainUser],
    );
    return rows.map(({ sv }) => sv);
  };
  const { id } = await performed('series.plan', 'time and stream', matter);
  const [first = ''] = await told();
  expect(first).not.toBe('');
  await takeBack(desk, id);
  await takeBack(desk, (await lastEntry(desk)).id);
  expect(await told()).toEqual([first, `Det här gäller inte längre: ${first}`, first]);
});

test('a request whose picture was deleted stays denied: no row comes back without its file', async () => {
  const userId = await desk.league.user();
  const playerId = await desk.league.player(`Grundare ${userId}`, { userId });
  const logo = `${'5'.repeat(32)}.png`;
  await insertRow(app.db, Image, { name: logo, uploadedByUserId: userId });
  const payload = { name: `Nya laget ${userId}`, logo };
  const asked = { kind: 'newTeam' as const, userId, playerId, teamId: null, payload };
  const requestId = await insertRow(app.db, ApprovalRequest, asked);
  await sendCall(desk, `denyRequest(id: ${requestId}, reason: "Otydlig")`);
  const { id } = await lastEntry(desk);
  while (await app.db.repo(Image).existsBy({ name: logo })) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await planOf(desk, id)).obstacle).toEqual({ messageKey: 'api.undo.changed-since.request' });
});

test('what an erasure deleted is not brought back', async () => {
  const matter = await newMatter(desk);
  const { id } = await performed('user.save', 'rating', matter);
  await app.db.query(`update row_change set rows = null where table_name = 'player' and kind = 'update'`);
  expect((await planOf(desk, id)).obstacle).toEqual({ messageKey: 'api.undo.was-erased' });
});

test('an act from before the changes were stored is too old', async () => {
  const matter = await newMatter(desk);
  const { id } = await performed('user.save', 'rating', matter);
  await app.db.query('delete from row_change');
  expect((await planOf(desk, id)).obstacle).toEqual({ messageKey: 'api.undo.too-old' });
});
