import { ANONYMOUS } from '../../domain/actor.ts';
import type { Actor } from '../../domain/actor.ts';
import { createDataSource } from '../../platform/db/data-source.ts';
import { Db } from '../../platform/db/db.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import type { TestDatabase } from '../../../test/harness/database.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';
import type { StaffAct } from './audit.service.ts';

let database: TestDatabase;
let db: Db;
let audit: AuditService;

beforeAll(async () => {
  database = await freshDatabase();
  db = new Db(await createDataSource(database.url).initialize());
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

test('nobody acts unnamed', async () => {
  await expect(audit.record(ANONYMOUS, act)).rejects.toMatchObject({ kind: 'forbidden' });
});

test.each([
  { why: 'changed', sql: `update audit_entry set act = 'nothing'` },
  { why: 'removed', sql: 'delete from audit_entry' },
  { why: 'emptied', sql: 'truncate audit_entry' },
])('an entry is not $why by anybody', async ({ sql }) => {
  await audit.record(admin, act);
  const before = await entries();
  await expect(db.query(sql)).rejects.toThrow('audit entries are only added');
  expect(await entries()).toEqual(before);
});
