import { freshDb } from '../../../../test/harness/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { TRACKED_TABLES } from './tracked-tables.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let db: Db;

beforeAll(async () => {
  database = await freshDb();
  ({ db } = database);
});
afterAll(() => database.close());

test('the tables whose changes triggers store are those that an undo knows, with the same keys', async () => {
  const stored = await db.query<{ name: string; triggers: number; key: string[]; types: string[] }>(
    `select c.relname::text as name, count(distinct t.oid)::int as triggers,
            array(select a.attname::text from unnest(k.conkey) with ordinality as u (n, at)
                    join pg_attribute a on a.attrelid = c.oid and a.attnum = u.n order by u.at) as key,
            array(select case format_type(a.atttypid, null) when 'integer' then 'int' else format_type(a.atttypid, null) end
                    from unnest(k.conkey) with ordinality as u (n, at)
                    join pg_attribute a on a.attrelid = c.oid and a.attnum = u.n order by u.at) as types
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where t.tgname like '%\\_tracked\\_%' group by c.relname, c.oid, k.conkey order by c.relname`,
  );
  const known = TRACKED_TABLES.map(({ name, key }) => ({
    name,
    triggers: 3,
    key: key.map(([column]) => column),
    types: key.map(([, type]) => type as string),
  }));
  expect(stored).toEqual(known.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
});

test('a table counts its changes exactly when it has a column for that', async () => {
  const counted = await db.query<{ name: string }>(
    `select table_name::text as name from information_schema.columns
      where table_schema = 'public' and column_name = 'version' and table_name = any($1) order by 1`,
    [TRACKED_TABLES.map(({ name }) => name)],
  );
  const known = TRACKED_TABLES.filter(({ hasVersion }) => hasVersion).map(({ name }) => name);
  expect(counted.map(({ name }) => name)).toEqual(known.toSorted());
});

test('references that cascade between these tables wait for the end of an undo', async () => {
  const eager = await db.query<{ name: string }>(
    `select conname::text as name from pg_constraint
      where contype = 'f' and confdeltype in ('c', 'n') and not condeferrable
        and conrelid::regclass::text = any($1) and confrelid::regclass::text = any($1)`,
    [TRACKED_TABLES.map(({ name }) => name)],
  );
  expect(eager).toEqual([]);
});

test('what a statement changed is stored: keys, former values of changed columns, whole deleted rows', async () => {
  await db.transaction(async () => {
    await db.query(`insert into team (id, name) values (1, 'Älvsby'), (2, 'Norrsken')`);
    await db.query(`update team set name = name || case id when 1 then ' IF' else '' end, logo = 'x'`);
    await db.query('delete from team where id = 2');
    await db.query('delete from team where id = 3');
  });
  const changes = await db.query(
    `select kind, keys, rows, change_set_id = min(change_set_id) over () as same from row_change
      where table_name = 'team' order by id`,
  );
  expect(changes).toEqual([
    { kind: 'insert', keys: ['1', '2'], rows: null, same: true },
    { kind: 'update', keys: ['1', '2'], rows: [{ name: 'Älvsby', logo: null }, { logo: null }], same: true },
    {
      kind: 'delete',
      keys: ['2'],
      rows: [expect.objectContaining({ id: 2, name: 'Norrsken', logo: 'x' })],
      same: true,
    },
  ]);
});

test('an update that changes nothing, or only counts, is not stored', async () => {
  await db.query(`insert into managed_page (id, name, content_sv, content_en) values (1, 'prizes', 'a', 'b')`);
  const before = await db.query('select count(*) from row_change');
  await db.query(`update managed_page set version = version + 1, content_sv = 'a'`);
  expect(await db.query('select count(*) from row_change')).toEqual(before);
});

test('each transaction has a number of its own, and its entries and notices have the same', async () => {
  const numbers = await Promise.all(
    [1, 2].map(() =>
      db.transaction(async () => {
        const [one] = await db.query<{ id: number }>('select current_change_set() as id');
        const [two] = await db.query<{ id: number }>('select current_change_set() as id');
        expect(one).toEqual(two);
        return one!.id;
      }),
    ),
  );
  expect(new Set(numbers).size).toBe(2);
});
