import pg from 'pg';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.ts';
import { AuditService } from '../src/modules/audit/audit.service.ts';
import { allowApplication, couldChangeAudit } from '../src/platform/db/app-login.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { insertAll } from './factories/rows.ts';
import { linkPlayer } from './harness/accounts.ts';
import { bootApp, graphql, type TestApp } from './harness/app.ts';
import { signIn } from './harness/browser.ts';
import { asApplication } from './harness/database.ts';

/** What the application's own login may do and may not do. */

let app: TestApp;
let owner: pg.Client;
let login: pg.Client;

/** A month longer than entries about an erased person are kept. */
function twoYearsAgo(): Date {
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() - 25);
  return at;
}

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  [owner, login] = [app.databaseUrl, asApplication(app.databaseUrl)].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client];
  await Promise.all([owner.connect(), login.connect()]);
  const about = { objectKind: 'user', objectId: 1 };
  const erased = { playerId: 1, requestIds: [], membershipIds: [] };
  await insertAll(app.db, AuditEntry, [
    { ...about, at: twoYearsAgo(), actorUserId: 7, act: 'user.save', after: { name: 'kanarie' } },
    { ...about, actorUserId: 0, act: 'person.erase', after: erased },
  ]);
});
afterAll(async () => {
  await Promise.all([owner.end(), login.end()]);
  await app.close();
});

const entries = async (): Promise<unknown[]> => (await owner.query('select * from audit_entry order by id')).rows;

test.each([
  ['change an entry', `update audit_entry set act = 'nothing'`],
  ['take its values out by hand', `update audit_entry set before = null, after = null`],
  ['lock one for a change', 'select 1 from audit_entry for update'],
  ['remove one', 'delete from audit_entry'],
  [
    'put another in its place',
    `insert into audit_entry (id, actor_user_id, act, object_kind, object_id)
     values (1, 1, 'x', 'user', 1) on conflict (id) do update set act = 'x'`,
  ],
  ['empty the table', 'truncate audit_entry'],
  ['empty it along with others', 'truncate notification, audit_entry cascade'],
  ['drop it', 'drop table audit_entry'],
  ['drop the schema', 'drop schema public cascade'],
  ['change the table', 'alter table audit_entry drop column after'],
  ['become its owner', 'alter table audit_entry owner to current_user'],
  ['rename it', 'alter table audit_entry rename to audit_entry_before'],
  ['put its guards to sleep', 'alter table audit_entry disable trigger all'],
  ['drop a guard', 'drop trigger audit_entry_kept on audit_entry'],
  [
    'add a trigger',
    'create trigger other before insert on audit_entry for each row execute function refuse_audit_change()',
  ],
  ['add a rule', 'create rule quiet as on insert to audit_entry do instead nothing'],
  [
    'replace the guard',
    `create or replace function refuse_audit_change() returns trigger language sql as 'select null'`,
  ],
  [
    'replace the forgetting',
    `create or replace function forget_erased_audit_values() returns integer language sql as 'select 0'`,
  ],
  [
    'make a function that is found instead',
    `create function is_about_erased(text) returns boolean language sql as 'select true'`,
  ],
  ['make a table', 'create table aside (id integer)'],
  ['switch all triggers off', 'set session_replication_role = replica'],
  ['become the owner', 'set role OWNER'],
  ['give itself more', 'grant all on audit_entry to current_user'],
  ['make a login', 'create role another login superuser'],
  ['say that a migration ran', `insert into migrations ("timestamp", name) values (1, 'x')`],
  ['say that one did not', 'delete from migrations'],
])('it cannot %s', async (_what, sql) => {
  const before = await entries();
  const refused = await login
    .query(sql.replace('OWNER', owner.user ?? ''))
    .catch((error: { code?: string }) => error.code);
  // 42501: no right to it. PostgreSQL ignores a grant without the right to grant, without an error.
  if (sql.startsWith('grant')) expect(await couldChangeAudit(login)).toBe(false);
  else expect(refused).toBe('42501');
  expect(await entries()).toEqual(before);
});

test('it adds entries and reads them, and what is said about an erased person still goes', async () => {
  await login.query(`insert into audit_entry (actor_user_id, act, object_kind, object_id) values (7, 'x', 'user', 2)`);
  expect((await login.query('select after from audit_entry where object_id = 1')).rows[0]).toEqual({
    after: { name: 'kanarie' },
  });
  expect(await app.app.get(AuditService, { strict: false }).forgetErased()).toBe(1);
  expect((await login.query('select after from audit_entry where object_id = 1 and actor_user_id = 7')).rows).toEqual([
    { after: null },
  ]);
});

test('the application works with it: log-in, pages, an act of staff with its entry', async () => {
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  const admin = await signIn(app, 'admin');
  const query = 'mutation { createNewsCategory(name: "Cup") { __typename } }';
  const answer = await admin.post('/graphql', { query });
  expect(await answer.json()).toEqual({ data: { createNewsCategory: { __typename: 'NewsCategory' } } });
  expect((await graphql(app.url, '{ seasons { id } newsCategories { name } }')).errors).toBeUndefined();
  expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
  expect((await owner.query(`select 1 from audit_entry where act like 'news%'`)).rows).toHaveLength(1);
});

test('the owner is told from it, and one login for both is told', async () => {
  expect(await couldChangeAudit(login)).toBe(false);
  expect(await couldChangeAudit(owner)).toBe(true);
  await owner.query('begin');
  await owner.query(`grant delete on audit_entry to ${login.user}`);
  await owner.query(`set local role ${login.user}`);
  expect(await couldChangeAudit(owner)).toBe(true);
  await owner.query('rollback');
});

test('every start gives it what new tables need, and takes back what it should not have', async () => {
  await owner.query(`create table later (id integer); grant all on audit_entry to ${login.user}`);
  expect(await couldChangeAudit(login)).toBe(true);
  expect(await migrateDatabase(app.databaseUrl, asApplication(app.databaseUrl))).toEqual([]);
  expect(await couldChangeAudit(login)).toBe(false);
  await login.query('insert into later values (1)');
  await owner.query('drop table later');
});

test('an instance that has only the application’s login starts when there is nothing to migrate', async () => {
  expect(await migrateDatabase(asApplication(app.databaseUrl))).toEqual([]);
});

test('an owner who may make no logins says so, and changes nothing', async () => {
  const url = new URL(asApplication(app.databaseUrl));
  url.username = 'sbl_other';
  await expect(allowApplication(login, url.href)).rejects.toMatchObject({ code: '42501' });
  expect((await owner.query(`select 1 from pg_roles where rolname = 'sbl_other'`)).rows).toEqual([]);
});
