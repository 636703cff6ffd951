import pg from 'pg';
import { freshDatabase, type TestDatabase } from './harness/database.ts';
import { committedStatements, columnDifferences, misfitsOf, statementsIn } from './harness/named-statements.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test.each(committedStatements().map((statement) => [statement.name, statement] as const))(
  'the migrated schema takes "%s", and its columns are the keys of its rows',
  async (_name, statement) => {
    await expect(columnDifferences(client, statement)).resolves.toEqual([]);
  },
);

test('every module has its statements there', () => {
  expect(committedStatements().length).toBeGreaterThan(180);
});

test('PostgreSQL keeps each name whole: two that it cut would be one', () => {
  const longest = 63 - 'write '.length;
  expect(committedStatements().filter(({ name }) => Buffer.byteLength(name) > longest)).toEqual([]);
});

describe('a planted statement', () => {
  const planted = (columns: string, sql: string) =>
    statementsIn(`-- read planted\n-- from here.ts\n${columns}${sql}\n;\n`)[0]!;

  test('with a column that is called otherwise is seen', async () => {
    const read = planted('-- id: number\n-- name: text\n', 'select id, name as title from team where id = $1');

    await expect(columnDifferences(client, read)).resolves.toEqual([
      'title: the type of the row does not have it',
      'name: the statement does not answer it',
    ]);
  });

  test('with a column of another type is seen', async () => {
    const read = planted('-- id: text\n-- createdAt: text\n', `select id, created_at as "createdAt" from player`);

    await expect(columnDifferences(client, read)).resolves.toEqual([
      'id: int4 does not arrive as "text"',
      'createdAt: timestamptz does not arrive as "text"',
    ]);
  });

  test('of a column that is not there is refused', async () => {
    await expect(columnDifferences(client, planted('-- id: number\n', 'select idd as id from team'))).rejects.toThrow(
      'idd',
    );
  });

  test('that writes is asked, and not run', async () => {
    const sql = `with told as (insert into setting (key, value) values ('planted', '1') returning key)
      select key, pg_notify('planted', key) from told`;

    await expect(columnDifferences(client, planted('-- key: text\n', sql))).resolves.toEqual([]);
    await expect(columnDifferences(client, planted('-- value: text\n', sql))).resolves.toHaveLength(2);
    expect((await client.query(`select from setting where key = 'planted'`)).rowCount).toBe(0);
  });

  test('whose JSON has other keys than its type is seen', () => {
    const { columns } = planted('-- team?: { id: number, logo?: text }\n-- days: [{ on: text }]\n', 'select 1');
    const row = { team: { id: '7', banner: null }, days: [{ on: 'monday' }, { at: 'noon' }] };

    expect(misfitsOf({ team: null, days: [] }, columns)).toEqual([]);
    expect(misfitsOf(row, columns)).toEqual([
      '.team.banner: the type does not have it',
      '.team.id: text is no number',
      '.days[].at: the type does not have it',
      '.days[].on: nothing is no text',
    ]);
  });
});
