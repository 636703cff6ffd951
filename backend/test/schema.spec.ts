import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/platform/db/data-source.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { emptyDatabase, type TestDatabase } from './harness/database.ts';

const OBJECTS = `
  select 'table ' || relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
  union all
  select 'function ' || p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace
  union all
  select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
  order by 1`;

describe('migrations on an empty database', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeEach(async () => {
    database = await emptyDatabase();
    dataSource = await createDataSource(database.url, { purpose: 'operator' }).initialize();
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  test('make exactly what the entities describe', async () => {
    await migrate(database.url);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('give every constraint and index the name that the entities give it', async () => {
    await migrate(database.url);
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
    await migrate(database.url);
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

  test('can be undone to the last trace', async () => {
    await migrate(database.url);
    const count = dataSource.migrations.length;
    for (let i = 0; i < count; i++) await dataSource.undoLastMigration();
    const left = await dataSource.query<{ name: string }[]>(OBJECTS);
    expect(left.map(({ name }) => name)).toEqual(['table migrations']);
  });

  test('run once when two instances start together, and both succeed', async () => {
    const [one, two] = await Promise.all([migrate(database.url), migrate(database.url)]);
    const all = dataSource.migrations.map((migration) => migration.constructor.name);
    expect([one, two].map((ran) => ran.length).sort()).toEqual([0, all.length]);
    expect([...one, ...two]).toEqual(all);
    expect(await dataSource.showMigrations()).toBe(false);
  });
});
