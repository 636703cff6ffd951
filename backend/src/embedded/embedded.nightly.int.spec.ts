import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Database, resolveDatabase, startEmbedded } from './embedded.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';

/** One statement on its own connection, as this process or as `name`. */
async function ask<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

const isUp = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

describe('the embedded database', () => {
  let dir: string;
  const started: Database[] = [];

  const start = async (): Promise<Database> => {
    const database = await startEmbedded(dir, { fast: true });
    started.push(database);
    return database;
  };
  const pidFile = (): string => join(dir, 'data', 'postmaster.pid');
  const serverPid = (): number => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), `sbl-test-${process.pid}-`));
    chmodSync(dir, 0o755);
  });
  afterEach(async () => {
    for (const database of started.splice(0)) await database.stop();
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test('is made once when two starts come together', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.url).toBe(two.url);
    expect(readdirSync(dir).filter((name) => name.startsWith('data'))).toEqual(['data']);
  });

  test('keeps its rows from one start to the next, and is not made again', async () => {
    const identity = 'select system_identifier::text as made from pg_control_system()';
    const first = await start();
    await ask(first.url, 'create table kept as select 7 as n');
    const made = await ask(first.url, identity);
    await first.stop();
    expect(await isUp(first.url)).toBe(false);
    const second = await start();
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(await ask(second.url, identity)).toEqual(made);
  });

  test('knows the upper and lower case of Swedish letters', async () => {
    const { url } = await start();
    expect(await ask(url, `select lower('ÅÄÖ') as low, 'åsa' ilike 'ÅS%' as found`)).toEqual([
      { low: 'åäö', found: true },
    ]);
  });

  test('has a login for the application beside the owner’s, the same at each start', async () => {
    const { url, appUrl } = await start();
    await migrateDatabase(url, appUrl);
    const who = `select current_user as me, (select rolsuper from pg_roles where rolname = current_user) as super`;
    expect(await ask(appUrl, who)).toEqual([{ me: 'league_app', super: false }]);
    expect((await start()).appUrl).toBe(appUrl);
  });

  test('is stopped by the last process that uses it', async () => {
    const database = await start();
    const other = new pg.Client({
      connectionString: database.url.replace(/application_name=.*/, 'application_name=sbl-1'),
    });
    other.on('error', () => undefined);
    await other.connect();
    await database.stop();
    expect(await isUp(database.url)).toBe(true);
    await other.end();
    await database.stop();
    expect(await isUp(database.url)).toBe(false);
    await expect(database.stop()).resolves.toBeUndefined();
  });

  test('recovers when the server was killed', async () => {
    const { url } = await start();
    await ask(url, 'create table if not exists survivor as select 1 as n');
    await ask(url, 'checkpoint');
    process.kill(serverPid(), 'SIGKILL');
    while (await isUp(url)) await sleep(10);
    expect(await ask((await start()).url, 'select n from survivor')).toEqual([{ n: 1 }]);
  });

  test('is not fooled by a lock file from before a restart of the machine', async () => {
    const first = await start();
    const lines = readFileSync(pidFile(), 'utf8').split('\n');
    await first.stop();
    writeFileSync(pidFile(), [process.pid, ...lines.slice(1)].join('\n'));
    expect(await isUp((await start()).url)).toBe(true);
  });

  test('stays unused when the configuration names a database', async () => {
    const url = 'postgres://somewhere/else';
    const database = await resolveDatabase({ databaseUrl: url, dataDir: '/nonexistent' });
    expect(database).toMatchObject({ kind: 'external', url, appUrl: url });
    const migrationsDatabaseUrl = 'postgres://owner@somewhere/else';
    const two = await resolveDatabase({ databaseUrl: url, migrationsDatabaseUrl, dataDir: '/nonexistent' });
    expect(two).toMatchObject({ url: migrationsDatabaseUrl, appUrl: url });
    await expect(database.stop()).resolves.toBeUndefined();
  });
});
