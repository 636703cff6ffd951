import { insertRow } from '../../../test/factories/rows.ts';
import { ANONYMOUS } from '../../domain/actor.ts';
import type { Actor } from '../../domain/actor.ts';
import { openDataSource } from '../../platform/db/data-source.ts';
import { Db } from '../../platform/db/db.ts';
import { freshDatabase, PATIENT } from '../../../test/harness/database.ts';
import type { TestDatabase } from '../../../test/harness/database.ts';
import { NewsCategory } from '../news/news-category.entity.ts';
import { AssociationMember } from '../auth/users/association-member.entity.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';
import type { StaffAct } from './audit.service.ts';

let database: TestDatabase;
let db: Db;
let audit: AuditService;

beforeAll(async () => {
  database = await freshDatabase();
  db = new Db(await openDataSource(database.url, PATIENT));
  audit = new AuditService(new AuditRepository(db));
});

afterAll(async () => {
  await db.onApplicationShutdown();
  await database.drop();
});

const admin: Actor = { ...ANONYMOUS, userId: 7, roles: ['admin'] };
const act: StaffAct = { act: 'division.create', objectKind: 'division', objectId: 3, after: { name: 'Division 1' } };

const entries = () => db.query('select actor_user_id, act, object_id, before, after from audit_entry order by id');

test('an act is kept with who did it and what it changed', async () => {
  await audit.record(admin, act);
  expect(await entries()).toEqual([
    { actor_user_id: 7, act: 'division.create', object_id: 3, before: null, after: { name: 'Division 1' } },
  ]);
});

test('an act that is rolled back leaves no entry', async () => {
  const before = await entries();
  const failing = db.transaction(async () => {
    await audit.record(admin, act);
    throw new Error('the act failed');
  });
  await expect(failing).rejects.toThrow('the act failed');
  expect(await entries()).toEqual(before);
});

test('no one acts unnamed', async () => {
  await expect(audit.record(ANONYMOUS, act)).rejects.toMatchObject({ kind: 'forbidden' });
});

test.each([
  { why: 'changed', sql: `update audit_entry set act = 'nothing'` },
  { why: 'removed', sql: 'delete from audit_entry' },
  { why: 'emptied', sql: 'truncate audit_entry' },
])('an entry is not $why by anyone', async ({ sql }) => {
  await audit.record(admin, act);
  const before = await entries();
  await expect(db.query(sql)).rejects.toThrow('audit entries are only added');
  expect(await entries()).toEqual(before);
});

const monthsAgo = (months: number): Date => {
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() - months);
  return at;
};

describe('what is said about an erased person', () => {
  const entry = (months: number, objectKind: string, objectId: number, values: object, what = 'user.save') =>
    insertRow(db, AuditEntry, {
      at: monthsAgo(months),
      actorUserId: 7,
      act: what,
      objectKind,
      objectId,
      before: values,
      after: values,
    });
  const left = () =>
    db.query<{ object: string }>(
      `select object_kind || ' ' || object_id as object from audit_entry
        where object_id > 1000 and after is not null and act <> 'person.erase' order by id`,
    );
  const said = { name: 'kanarie' };

  test('goes after 24 months by a path of its own, and nothing else does', async () => {
    await entry(25, 'user', 1001, said);
    await entry(25, 'player', 1002, said);
    await entry(25, 'request', 1003, said);
    await entry(25, 'member', 1004, said);
    await entry(25, 'team', 1005, { slots: [{ playerId: 1002, name: 'kanarie' }] });
    await entry(23, 'user', 1001, said);
    await entry(25, 'user', 1009, said);
    await entry(25, 'team', 1006, { slots: [{ playerId: 10020 }, { playerId: null }] });
    const erased = { reason: 'Asked', playerId: 1002, requestIds: [1003], membershipIds: [1004] };
    await entry(1, 'user', 1001, erased, 'person.erase');
    // nothing is known of a new account with an old id: entries after the erasure stay
    await entry(25, 'player', 1002, said);
    expect(await audit.forgetErased()).toBe(5);
    expect(await left()).toEqual(['user 1001', 'user 1009', 'team 1006', 'player 1002'].map((object) => ({ object })));
    expect(await db.query(`select act from audit_entry where object_id > 1000`)).toHaveLength(10);
    expect(await audit.forgetErased()).toBe(0);
  });

  test.each([
    ['an entry about someone else', 'before = null, after = null', 'object_id = 1009'],
    ['one that is not old enough', 'before = null, after = null', 'object_id = 1001 and after is not null'],
    ['another column along with the values', "before = null, after = null, act = 'x'", 'object_id = 1004'],
    ['half of the values', 'before = null', 'object_id = 1006'],
    ['other words', `after = '{"name":"x"}'`, 'object_id = 1004'],
  ])('%s is not changed that way', async (_what, set, where) => {
    await expect(db.query(`update audit_entry set ${set} where ${where}`)).rejects.toThrow('only added');
  });
});

test('what a member had written is forgotten after its time, and nothing else is', async () => {
  const id = await insertRow(db, AssociationMember, { email: 'before@example.se' });
  await db.query(`update association_member set email = 'after@example.se' where id = $1`, [id]);
  const category = await insertRow(db, NewsCategory, { name: 'Cup' });
  await db.query('delete from news_category where id = $1', [category]);
  const kept = () =>
    db.query<{ table_name: string; rows: string }>(
      `select table_name, rows::text as rows from row_change where rows is not null order by id`,
    );
  const before = await kept();
  expect(before.map((row) => row.table_name)).toEqual(['association_member', 'news_category']);
  await audit.forgetMembersBefore(new Date(Date.now() - 60_000));
  expect(await kept()).toEqual(before);
  await audit.forgetMembersBefore(new Date(Date.now() + 60_000));
  expect(await kept()).toEqual(before.slice(1));
});
