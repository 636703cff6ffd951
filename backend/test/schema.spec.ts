import pg from 'pg';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../src/platform/db/data-source.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { loadMigrations, migrationNames } from '../src/platform/db/migrations.ts';
import { emptyDatabase, type TestDatabase } from './harness/database.ts';

/** Columns, constraints and indexes. */
const TABLES = `
  select format('%s.%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), pg_get_expr(d.adbin, d.adrelid)) as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all
  select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  order by 1`;

let database: TestDatabase;
let dataSource: DataSource;

const begin = async (): Promise<void> => {
  database = await emptyDatabase();
  const migrations = await loadMigrations();
  dataSource = await openDataSource(database.url, { purpose: 'operator', migrations });
};
const end = async (): Promise<void> => {
  await dataSource.destroy();
  await database.drop();
};

// these only look at what the migrations have made
describe('migrations on an empty database', () => {
  beforeAll(async () => {
    await begin();
    await migrateDatabase(database.url);
  });
  afterAll(end);

  test('make exactly what the entities describe', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('give every constraint and index the name that the entities give it', async () => {
    const made = await dataSource.query<{ name: string }[]>(`
      select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c','f','u','x')
      union select indexname from pg_indexes where schemaname = 'public'`);
    const names = new Set(made.map(({ name }) => name));
    const declared = dataSource.entityMetadatas.flatMap((entity) =>
      [...entity.checks, ...entity.exclusions, ...entity.uniques, ...entity.foreignKeys, ...entity.indices].map(
        ({ name }) => name,
      ),
    );
    expect(declared.filter((name) => !name || !names.has(name))).toEqual([]);
    expect(declared.length).toBeGreaterThan(80);
  });

  test('declare each check as the database has it', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const definition = `select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1`;
    for (const entity of dataSource.entityMetadatas) {
      for (const { name, expression } of entity.checks) {
        const made = await client.query<{ text: string }>(definition, [name]);
        await client.query('begin');
        await client.query(`alter table ${entity.tableName} add constraint declared check (${expression})`);
        const declared = await client.query<{ text: string }>(definition, ['declared']);
        await client.query('rollback');
        expect({ name, text: declared.rows[0]?.text }).toEqual({ name, text: made.rows[0]?.text });
      }
    }
    await client.end();
  });

  test('have the names of their files', () => {
    expect(dataSource.migrations.map(({ constructor }) => constructor.name)).toEqual(migrationNames());
  });
});

describe('migrations', () => {
  beforeEach(begin);
  afterEach(end);

  test('after the first can be undone to the last trace', async () => {
    const later = dataSource.migrations.splice(1);
    await dataSource.runMigrations();
    const before = await dataSource.query(TABLES);
    dataSource.migrations.push(...later);
    await dataSource.runMigrations();
    for (const _migration of later) await dataSource.undoLastMigration();
    expect(await dataSource.query(TABLES)).toEqual(before);
  });

  test('of an older version are refused before any change, with what to do', async () => {
    await dataSource.query(`
      create table migrations (id serial primary key, "timestamp" bigint not null, name varchar not null);
      insert into migrations ("timestamp", name) values (1763712000000, 'AccountsSessions1763712000000');
      create table team (id integer)`);
    const before = await dataSource.query(TABLES);
    await expect(migrateDatabase(database.url)).rejects.toThrow(/older version.*nothing in it was changed.*backup/);
    expect(await dataSource.query(TABLES)).toEqual(before);
    expect(await dataSource.query('select name from migrations')).toEqual([{ name: 'AccountsSessions1763712000000' }]);
  });

  test('run once when two instances start together, and both succeed', async () => {
    const [one, two] = await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)]);
    const all = dataSource.migrations.map((migration) => migration.constructor.name);
    expect([one, two].map((ran) => ran.length).sort()).toEqual([0, all.length]);
    expect([...one, ...two]).toEqual(all);
    expect(await dataSource.showMigrations()).toBe(false);
  });
});
