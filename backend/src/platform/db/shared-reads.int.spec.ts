import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { freshDb } from '../../../test/harness/database.ts';
import { openDataSource } from './data-source.ts';
import { Db } from './db.ts';
import { namedRead, type NamedRead } from './named-read.ts';
import { isDatabaseAway } from './pg-error.ts';
import { SharedReads } from './shared-reads.ts';

interface Told {
  n: number;
  pid: number;
}

const NUMBER = namedRead<Told>('a number', 'select $1::int as n, pg_backend_pid() as pid');
const SHARE = namedRead<Told>('a share', 'select 12 / $1::int as n, pg_backend_pid() as pid');
const WAIT = namedRead<Told>('a wait', 'select 0 as n, pg_backend_pid() as pid, pg_sleep($1::float)::text as slept');
const END = namedRead<Told>('an end', 'select 0 as n, pg_backend_pid() as pid, pg_terminate_backend(pg_backend_pid())');

const STAMP = namedRead<Told>('a stamp', NUMBER.sql, { isFirst: true });

/** Far more than a quick read takes on a busy machine, and less than `SLOW_S`. */
const QUICK_MS = 300;
const SLOW_S = 0.6;

describe('reads that are asked for at the same time', () => {
  let db: Db;
  let close: () => Promise<void>;
  let source: DataSource;
  let reads: SharedReads;

  beforeAll(async () => {
    const fresh = await freshDb({});
    ({ db, close } = fresh);
    source = await openDataSource(fresh.url);
    reads = new SharedReads(() => (source.driver as unknown as { master: pg.Pool }).master, QUICK_MS);
    await read(NUMBER, 0);
    await read(SHARE, 1);
  });
  afterAll(async () => {
    await source.destroy();
    await close();
  });

  const read = async ({ name, sql, isFirst }: NamedRead<Told>, value?: number): Promise<Told> => {
    const [row] = await reads.rows({ name, text: sql, values: value === undefined ? [] : [value] }, isFirst);
    return row as Told;
  };
  const numbers = (amount: number): Promise<Told[]> =>
    Promise.all(Array.from({ length: amount }, (_, n) => read(NUMBER, n)));
  const connectionsOf = (rows: Told[]): number => new Set(rows.map(({ pid }) => pid)).size;

  test('share a connection, and each gets its own rows', async () => {
    const rows = await numbers(8);
    expect(rows.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(connectionsOf(rows)).toBe(1);
  });

  test('take another connection for more than eight', async () => {
    const rows = await numbers(17);
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 17 }, (_, n) => n));
    expect(connectionsOf(rows)).toBe(3);
  });

  test('do not fail with one of them, and the connection is kept', async () => {
    const before = await read(NUMBER, 0);
    const [first, refused, last] = await Promise.allSettled([1, 0, 3].map((by) => read(SHARE, by)));
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(first).toMatchObject({ status: 'fulfilled', value: { n: 12 } });
    expect(last).toMatchObject({ status: 'fulfilled', value: { n: 4 } });
    expect(await read(NUMBER, 0)).toEqual(before);
  });

  test('do not wait behind one that was not seen yet, or was slow the last time', async () => {
    const order: string[] = [];
    const asked = (): Promise<Told[]> =>
      Promise.all([
        read(WAIT, SLOW_S).finally(() => order.push('slow')),
        read(NUMBER, 1).finally(() => order.push('quick')),
      ]);
    expect(connectionsOf(await asked())).toBe(2);
    expect(connectionsOf(await asked())).toBe(2);
    expect(order).toEqual(['quick', 'slow', 'quick', 'slow']);
  });

  test('share a connection again with one that was quick the last time', async () => {
    await read(WAIT, SLOW_S);
    await read(WAIT, 0);
    expect(connectionsOf(await Promise.all([read(WAIT, 0), read(NUMBER, 1)]))).toBe(1);
  });

  test('do not fail with one that loses the connection, and have another', async () => {
    await read(END).catch(() => undefined);
    const [before, ended, ...behind] = await Promise.allSettled([
      read(NUMBER, 1),
      read(END),
      read(NUMBER, 2),
      read(NUMBER, 3),
    ]);
    expect(before).toMatchObject({ status: 'fulfilled', value: { n: 1 } });
    expect(isDatabaseAway((ended as PromiseRejectedResult).reason)).toBe(true);
    expect(behind).toMatchObject([2, 3].map((n) => ({ status: 'fulfilled', value: { n } })));
    expect((await numbers(3)).map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  test('wait for one that is slow this time, but not for long', async () => {
    await read(WAIT, 0);
    const order: string[] = [];
    const asked = [read(NUMBER, 1), read(WAIT, SLOW_S), read(NUMBER, 2), read(NUMBER, 3)];
    const rows = await Promise.all(asked.map((one, at) => one.finally(() => order.push(`read ${at}`))));
    expect(rows.map(({ n }) => n)).toEqual([1, 0, 2, 3]);
    expect(order.at(0)).toBe('read 0');
    expect(order.at(-1)).toBe('read 1');
  });

  test('never wait for others when many wait for them', async () => {
    await Promise.all([read(WAIT, 0), read(STAMP, 0)]);
    await read(WAIT, 0);
    const order: string[] = [];
    const asked = [
      read(WAIT, 0.1).finally(() => order.push('slow')),
      read(STAMP, 1).finally(() => order.push('first')),
    ];
    expect(connectionsOf(await Promise.all(asked))).toBe(1);
    expect(order).toEqual(['first', 'slow']);
  });

  test('inside a transaction, use its connection', async () => {
    await db.transaction(async () => {
      const [own] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
      const rows = (await Promise.all([1, 2, 3].map((n) => db.read(NUMBER, [n])))).flat();
      expect(new Set(rows.map(({ pid }) => pid))).toEqual(new Set([own?.pid]));
    });
  });
});
