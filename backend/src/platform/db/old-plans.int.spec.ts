import { freshDb } from '../../../test/harness/database.ts';
import type { Db } from './db.ts';
import { namedRead } from './named-read.ts';
import { namedWrite } from './named-write.ts';

interface Told {
  value: number | string;
  by: number;
}

const VALUE = namedRead<Told>('a value', 'select value, $1::int as by from told');
const BY = namedRead<Pick<Told, 'by'>>('its place', 'select $1::int as by');
const LOCK = namedWrite<Told>('a told value', 'select value, $1::int as by from told for update');
/** More than the pool has connections. */
const MANY = 12;

describe.each([
  ['a migration has changed the type of a column', `alter table told alter value type text`, '7'],
  ['all plans of a connection were thrown away', null, 7],
])('when %s', (_what, change, value) => {
  let db: Db;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await freshDb({}));
  });
  afterAll(() => close());

  /** Every connection of the pool has plans of before. */
  beforeEach(async () => {
    await db.query('drop table if exists told');
    await db.query('create table told as select 7 as value');
    const planned = Promise.all(
      Array.from({ length: 10 }, () =>
        db.transaction(async () => {
          await db.query('select pg_sleep(0.05)');
          await db.read(BY, [0]);
          await db.read(VALUE, [0]);
          await db.write(LOCK, [0]);
          for (let time = 0; time < 3; time++) await db.chosen('select value, $1::int as by from told -- ', [0]);
          if (change === null) await db.query('deallocate all');
        }),
      ),
    );
    await planned;
    for (const read of [BY, VALUE]) await db.read(read, [0]);
    if (change === null) await db.query('deallocate all');
    else await db.query(change);
  });

  const told = (by: number): Told => ({ value, by });

  test('reads that share a connection have their own rows, at once and later', async () => {
    for (let round = 0; round < MANY; round++) {
      const rows = await Promise.all([db.read(BY, [1]), db.read(VALUE, [2]), db.read(BY, [3]), db.read(VALUE, [4])]);
      expect(rows.flat()).toEqual([{ by: 1 }, told(2), { by: 3 }, told(4)]);
    }
  });

  test('chosen reads and writes are answered', async () => {
    const rows = await Promise.all(
      Array.from({ length: MANY }, (_, by) => [
        db.chosen('select value, $1::int as by from told -- ', [by]),
        db.write(LOCK, [by]),
      ]).flat(),
    );
    expect(rows.flat()).toEqual(Array.from({ length: MANY }, (_, by) => [told(by), told(by)]).flat());
  });

  test('a transaction tries again, and no connection keeps the old plan', async () => {
    const work = (by: number): Promise<Told[]> => db.transaction(() => db.read(VALUE, [by]));
    for (let by = 0; by < MANY; by++) await work(by).catch(() => undefined);
    for (let by = 0; by < MANY; by++) expect(await work(by)).toEqual([told(by)]);
  });
});
