import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { allFunctions, tablesOf } from './functions.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Every function and trigger as PostgreSQL prints it, with the transaction that wrote it last. */
async function present(): Promise<{ texts: string[]; written: string[] }> {
  const { rows } = await client.query<{ text: string; xmin: string }>(`
    select pg_get_functiondef(oid) as text, xmin::text from pg_proc p
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select pg_get_triggerdef(oid), xmin::text from pg_trigger where not tgisinternal
    order by text`);
  return { texts: rows.map(({ text }) => text), written: rows.map(({ xmin }) => xmin) };
}

const commentText = async (): Promise<string> =>
  (await client.query<{ text: string }>(`select obj_description('migrations'::regclass, 'pg_class') as text`)).rows[0]!
    .text;

/** Makes the database one of another text: `edition` says whether it is an older or a newer one. */
const pretend = (edition: number): Promise<unknown> =>
  client.query(`comment on table migrations is 'functions: edition ${edition}, ${'0'.repeat(64)}'`);

const OTHER_TEXT = `
  create or replace function stamp_change() returns trigger language plpgsql as 'begin return null; end';
  drop trigger team_emptied on team;
  drop trigger team_changed on team;
  create function left_over() returns trigger language plpgsql as 'begin return null; end';
  create trigger left_over after insert on team execute function left_over();
  drop function former_rows(bigint, text);
  create function former_rows(another_name bigint, of_table text) returns text language sql as 'select of_table';
  create function swedish_order(name text, of_before integer) returns text language sql as 'select name'`;

test('a start brings functions and triggers to the text of the files, and drops what no file names', async () => {
  const { texts } = await present();
  const comment = await commentText();
  await client.query(OTHER_TEXT);
  await pretend(0);
  expect(await migrateDatabase(database.url)).toEqual([]);
  expect((await present()).texts).toEqual(texts);
  expect(await commentText()).toBe(comment);
});

test('a start with the same text writes nothing', async () => {
  const before = await present();
  await migrateDatabase(database.url);
  expect(await present()).toEqual(before);
});

test('an instance of an older version leaves the functions of a newer one', async () => {
  await client.query(OTHER_TEXT);
  await pretend(1_000_000);
  const before = await present();
  await migrateDatabase(database.url);
  expect(await present()).toEqual(before);
});

test('two instances that start together both succeed, with the text of the files', async () => {
  const { texts } = await present();
  await client.query(OTHER_TEXT);
  await pretend(0);
  await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)]);
  expect((await present()).texts).toEqual(texts);
});

test('a table that an instance works on is waited for, and nobody waits behind the start for long', async () => {
  const { texts } = await present();
  await client.query(OTHER_TEXT);
  await pretend(0);
  await client.query('begin; lock table season in row exclusive mode');
  const started = migrateDatabase(database.url);
  const visitor = new pg.Client({ connectionString: database.url, options: '-c lock_timeout=2000' });
  await visitor.connect();
  try {
    // longer than one try; the drill of an upgrade has such calls in hundreds
    for (let read = 0; read < 15; read++) {
      await visitor.query('select count(*) from season');
      await sleep(100);
    }
    await client.query('commit');
    await started;
  } finally {
    await visitor.end();
  }
  expect((await present()).texts).toEqual(texts);
});

test('tables that are busy one after the other are not waited for while others are held', async () => {
  await pretend(0);
  const busy = ['user_role', 'player', 'game_account', 'team', 'season', 'division'];
  const open = async (options = ''): Promise<pg.Client> => {
    const one = new pg.Client({ connectionString: database.url, options });
    await one.connect();
    return one;
  };
  const readers = await Promise.all(busy.map(() => open()));
  const visitor = await open('-c lock_timeout=2000');
  /** Reads its table until a start has waited for it, and a little longer. */
  const letGo = async (reader: pg.Client, table: string): Promise<void> => {
    const isWanted = async () =>
      (await reader.query('select from pg_locks where relation = $1::regclass and not granted', [table])).rowCount;
    while (!(await isWanted())) await sleep(20);
    await sleep(350);
    await reader.query('commit');
  };
  try {
    for (const [at, reader] of readers.entries()) await reader.query(`begin; select from ${busy[at]} limit 1`);
    let isDone = false;
    const started = migrateDatabase(database.url).finally(() => (isDone = true));
    const free = Promise.all(readers.map((reader, at) => letGo(reader, busy[at] as string)));
    while (!isDone) {
      await visitor.query('select count(*) from app_user');
      await sleep(20);
    }
    await Promise.all([started, free]);
  } finally {
    await Promise.all([visitor, ...readers].map((one) => one.end()));
  }
  expect(await commentText()).not.toContain('edition 0,');
});

test('every table with a trigger is locked before the text is applied', async () => {
  const { rows } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal order by 1`,
  );
  expect(tablesOf(allFunctions().sql).toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
});

test('a text that cannot be applied changes nothing', async () => {
  await client.query(OTHER_TEXT);
  // what no file names cannot be dropped then
  await client.query(`create view uses_it as select swedish_order('a', 1) as name`);
  await pretend(0);
  const before = await present();
  await expect(migrateDatabase(database.url)).rejects.toMatchObject({ code: '2BP01' });
  expect(await present()).toEqual(before);
  expect(await commentText()).toContain('edition 0');
});
