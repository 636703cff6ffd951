import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { League } from '../../test/factories/league.ts';
import { filledDatabase, type TestDatabase } from '../../test/harness/database.ts';
import type { BackupFile } from './archive-lock.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

/** A restore gives no partner back what was taken since the backup (R32, R48). */

let filled: Awaited<ReturnType<typeof filledDatabase>>;
let database: TestDatabase;
let client: pg.Client;
let folder: string;
const backup = (): BackupFile => ({ path: join(folder, 'a.gz'), keys: { seal: Buffer.alloc(32, 1), lock: null } });

beforeAll(async () => {
  filled = await filledDatabase(async (db) => {
    const league = new League(db);
    for (const name of ['ada', 'bo', 'cai']) await league.user({ discordId: name, discordUsername: name });
    await db.query(
      `insert into partner (id, user_id, name, purpose, contact, status, decided_at)
       select row_number() over (order by id), id, discord_username, 'x', 'x', 'accepted', now() from app_user`,
    );
    await db.query(
      `insert into api_key (name, key_hash, scopes, partner_id)
       select name, sha256(name::bytea), '{rest:read}', id from partner`,
    );
  });
});
afterAll(() => filled.drop());

beforeEach(async () => {
  database = await filled.copy();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'sbl-ended-'));
  await writeBackup(client, backup(), null);
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = async (sql: string): Promise<unknown[]> => (await client.query<object>(sql)).rows;

test('a key that was replaced since ends when it would have, and a revoked one was revoked when it was', async () => {
  await client.query(`update api_key set ends_at = '2026-01-02T03:04:05Z' where name = 'ada'`);
  await client.query(`update api_key set revoked_at = '2026-01-03T03:04:05Z' where name = 'bo'`);
  const ended = 'select name, ends_at, revoked_at from api_key order by name';
  const before = await rowsOf(ended);
  await restoreBackup(client, backup(), null);
  expect(await rowsOf(ended)).toEqual(before);
});

test('a partner who was stopped or denied since is not accepted again', async () => {
  await client.query(
    `update partner set status = 'stopped', reason = 'För många anrop', decided_by_user_id = 3 where id = 1`,
  );
  await client.query(`update partner set status = 'pending', decided_at = null where id = 2`);
  const states = 'select name, status, reason, decided_at, decided_by_user_id from partner order by id';
  const before = await rowsOf(states);
  await restoreBackup(client, backup(), null);
  expect(await rowsOf(states)).toEqual(before);
});

test('another account with the same number is not stopped', async () => {
  await client.query(`update partner set status = 'stopped', reason = 'För många anrop' where id = 1`);
  await client.query(`update app_user set discord_id = 'dan' where id = 1`);
  await restoreBackup(client, backup(), null);
  expect(await rowsOf('select status from partner where id = 1')).toEqual([{ status: 'accepted' }]);
});

test('a webhook that failures had stopped is paused after a restore, so that its partner cannot resume it', async () => {
  await client.query(
    `insert into webhook (name, url, kinds, cursor, partner_id, paused_at, is_stopped)
     values ('Boten', 'https://example.org/', '{x}', 0, 1, now(), true)`,
  );
  await writeBackup(client, backup(), null);
  await restoreBackup(client, backup(), null);
  expect(await rowsOf('select is_stopped, paused_at is not null as paused from webhook')).toEqual([
    { is_stopped: false, paused: true },
  ]);
});
