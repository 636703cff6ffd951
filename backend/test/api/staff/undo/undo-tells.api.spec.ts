import { mayTakeBack } from '../../../../src/domain/undo/undoable-acts.ts';
import { AuditEntry } from '../../../../src/modules/audit/audit-entry.entity.ts';
import { STAFF_ACTS } from '../../../../src/modules/audit/staff-acts.ts';
import { SessionsService } from '../../../../src/modules/auth/sessions.service.ts';
import { League } from '../../../factories/league.ts';
import { insertRow } from '../../../factories/rows.ts';
import { bootApp } from '../../../harness/app.ts';
import type { TestApp } from '../../../harness/app.ts';

/** Whoever may not take an act back learns nothing about it: no value of the log, and not that there is such an act (T115). */

const ROLES = ['admin', 'divisionadmin', 'graphics', 'writer'] as const;
type Role = (typeof ROLES)[number];
const OTHERS = ROLES.filter((role) => role !== 'admin');

const MARK = 'hemlig-kanarie';
const NOBODYS = 999_999_999;

let app: TestApp;
let league: League;
let teamId: number;
let seriesId: number;
const staff = {} as Record<Role, { userId: number; headers: Record<string, string> }>;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  for (const role of ROLES) {
    const userId = await league.user({}, [role]);
    const { accessToken } = await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
    staff[role] = { userId, headers: { authorization: `Bearer ${accessToken}` } };
  }
  const division = await league.division(await league.season(), { adminUserId: staff.divisionadmin.userId });
  const teams = [await league.teamIn(division, 'Norrsken'), await league.teamIn(division, 'Vinter')] as const;
  teamId = teams[0];
  seriesId = await league.series(division, ...teams);
});
afterAll(() => app.close());

let made = 0;

/** An act with secret values, which changed a row of a team: the common one, so that later acts stand on it, or one of its own. */
const actOf = (
  by: number,
  act: string,
  { on, ...about }: Partial<AuditEntry> & { on?: number } = {},
): Promise<number> =>
  app.db.transaction(async () => {
    if (on === undefined) await league.team(`Lag ${++made}`);
    else await app.db.query('update team set name = $2 where id = $1', [on, `Lag ${++made}`]);
    const values = { before: { name: `${MARK} 1` }, after: { name: `${MARK} 2` }, objectName: `${MARK} 3` };
    const entry = { actorUserId: by, act, objectKind: 'series', objectId: seriesId, ...values, ...about };
    return insertRow(app.db, AuditEntry, entry);
  });

const PLAN = `acts { id at actKey undoesKey objectKind objectId objectName actorName changeCount
  changes { path before after } } obstacle { messageKey params { name value } }`;

async function ask(as: Role, query: string): Promise<string> {
  const headers = { 'content-type': 'application/json', ...staff[as].headers };
  const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return answer.text();
}

const planOf = (as: Role, id: number) => ask(as, `{ undoPlan(entryId: ${id}) { ${PLAN} } }`);
const takeBack = (as: Role, id: number) =>
  ask(
    as,
    `mutation { undoAct(input: { entryId: ${id}, entryIds: [${id}] }) {
      ... on UndoDone { acts { id changes { before after } } } ... on Problem { code messageKey field params { name value } } } }`,
  );

test.each(OTHERS)('%s gets the same answer for every act of others as for one that is not there', async (role) => {
  const unknown = [await planOf(role, NOBODYS), await takeBack(role, NOBODYS)];
  expect(unknown.join()).toMatch(/api\.undo\.not-yours.*api\.undo\.not-yours/s);
  const told: string[] = [];
  for (const act of Object.keys(STAFF_ACTS)) {
    const id = await actOf(staff.admin.userId, act);
    const answers = [await planOf(role, id), await takeBack(role, id)];
    if (answers.join() !== unknown.join()) told.push(`${act}: ${answers.join(' ')}`);
  }
  expect(told).toEqual([]);
});

/** One act of each kind of thing as one's own, but without the role to take it back: the right goes by the thing. */
const LOST = OTHERS.flatMap((role) => {
  const things = new Map(Object.keys(STAFF_ACTS).map((act) => [act.split('.')[0], act]));
  const actor = { userId: 1, playerId: null, roles: [role] } as never;
  const isLost = (act: string) => !mayTakeBack(actor, { act, actorUserId: 1, divisionAdminUserId: 1 });
  return [...things.values()].filter(isLost).map((act) => ({ role, act }));
});

test('an own act without the right to take it back shows no value', async () => {
  expect(LOST.length).toBeGreaterThan(50);
  const told: string[] = [];
  for (const { role, act } of LOST) {
    const id = await actOf(staff[role].userId, act);
    const answers = [await planOf(role, id), await takeBack(role, id)].join();
    if (answers.includes(MARK) || !answers.includes('"acts":[],"obstacle":{')) told.push(`${role} ${act}: ${answers}`);
  }
  expect(told).toEqual([]);
});

test.each([
  { role: 'divisionadmin', act: 'series.plan', own: "a division admin's act in their division" },
  { role: 'writer', act: 'news.change', own: "a writer's post" },
] as const)('$own shows nothing of the act of an admin that stands on it', async ({ role, act }) => {
  const id = await actOf(staff[role].userId, act, {
    before: { name: 'Ett' },
    after: { name: 'Två' },
    objectName: null,
    on: teamId,
  });
  expect(await planOf(role, id)).toContain('Två');
  await actOf(staff.admin.userId, 'sanction.add', { objectKind: 'player', objectId: 1, on: teamId });
  const answers = [await planOf(role, id), await takeBack(role, id)].join();
  expect(answers).toContain('api.undo.not-yours');
  expect(answers).not.toMatch(/hemlig-kanarie|Två|sanction/);
});

test('of an act whose former values were erased, an admin is told that, and nothing else', async () => {
  const id = await actOf(staff.admin.userId, 'user.save', { on: teamId });
  expect(await planOf('admin', id)).toContain(MARK);
  await app.db.query(
    'update row_change c set rows = null from audit_entry a where a.id = $1 and c.change_set_id = a.change_set_id',
    [id],
  );
  const answers = [await planOf('admin', id), await takeBack('admin', id)].join();
  expect(answers).toContain('api.undo.was-erased');
  expect(answers).not.toContain(MARK);
});

test('an admin in an own matter that another admin decides is shown nothing of it', async () => {
  const about = { objectKind: 'user', objectId: staff.admin.userId };
  const id = await actOf(staff.admin.userId, 'user.save', about);
  expect(await planOf('admin', id)).toContain(MARK);
  await league.setting('own_matters', 'another-admin');
  const answers = [await planOf('admin', id), await takeBack('admin', id)].join();
  await league.setting('own_matters', 'marked');
  expect(answers).toContain('api.own-matter.another-admin');
  expect(answers).not.toContain(MARK);
});

test('an act about a person who was erased shows no former value, and its undo writes none down', async () => {
  const about = { objectKind: 'user', objectId: 4711 };
  const id = await actOf(staff.admin.userId, 'user.save', about);
  expect(await planOf('admin', id)).toContain(MARK);
  const after = { playerId: null, requestIds: [], membershipIds: [] };
  await insertRow(app.db, AuditEntry, { ...about, actorUserId: 0, act: 'person.erase', after });
  const latest = await ask('admin', '{ latestAct { id objectName } }');
  const answers = [latest, await planOf('admin', id), await takeBack('admin', id)].join();
  expect(answers).toContain(`"acts":[{"id":${id}`);
  expect(answers).not.toContain(MARK);
  expect(await app.db.query('select before, after from audit_entry where undoes_id = $1', [id])).toEqual([
    { before: null, after: null },
  ]);
});
