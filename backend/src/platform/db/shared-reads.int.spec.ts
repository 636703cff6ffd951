import { Logger } from '@nestjs/common';
import { freshDb } from '../../../test/harness/database.ts';
import type { Db } from './db.ts';
import { namedRead } from './named-read.ts';
import { isDatabaseAway } from './pg-error.ts';

const NUMBER = namedRead<{ n: number; pid: number }>('a number', 'select $1::int as n, pg_backend_pid() as pid');
const SHARE = namedRead<{ n: number; pid: number }>('a share', 'select 12 / $1::int as n, pg_backend_pid() as pid');
const WAIT = namedRead<{ pid: number }>('a wait', 'select pg_backend_pid() as pid, pg_sleep($1::float)::text as slept');
const END = namedRead<unknown>('an end', 'select pg_terminate_backend(pg_backend_pid())');

describe('reads that are asked for at the same time', () => {
  let db: Db;
  let close: () => Promise<void>;

  beforeAll(async () => {
    // lost connections are logged; these tests cause them on purpose
    Logger.overrideLogger(false);
    ({ db, close } = await freshDb({}));
    await db.read(NUMBER, [0]);
    await db.read(SHARE, [1]);
  });
  afterAll(() => close());

  const numbers = (amount: number): Promise<{ n: number; pid: number }[]> =>
    Promise.all(Array.from({ length: amount }, async (_, n) => (await db.read(NUMBER, [n]))[0]!));
  const connectionsOf = (rows: { pid: number }[]): number => new Set(rows.map(({ pid }) => pid)).size;

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
    const [before] = await db.read(NUMBER, [0]);
    const [first, refused, last] = await Promise.allSettled([1, 0, 3].map((by) => db.read(SHARE, [by])));
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(first).toMatchObject({ status: 'fulfilled', value: [{ n: 12 }] });
    expect(last).toMatchObject({ status: 'fulfilled', value: [{ n: 4 }] });
    expect((await db.read(NUMBER, [0]))[0]).toEqual(before);
  });

  test('do not wait behind one that was not seen yet, or was slow the last time', async () => {
    const order: string[] = [];
    const asked = async (): Promise<{ pid: number }[]> => {
      const slow = db.read(WAIT, [0.2]).finally(() => order.push('slow'));
      const quick = db.read(NUMBER, [1]).finally(() => order.push('quick'));
      return (await Promise.all([slow, quick])).flat();
    };
    expect(connectionsOf(await asked())).toBe(2);
    expect(connectionsOf(await asked())).toBe(2);
    expect(order).toEqual(['quick', 'slow', 'quick', 'slow']);
  });

  test('share a connection again with one that was quick the last time', async () => {
    await db.read(WAIT, [0.2]);
    await db.read(WAIT, [0]);
    const both = await Promise.all([db.read(WAIT, [0]), db.read(NUMBER, [1])]);
    expect(connectionsOf(both.flat())).toBe(1);
  });

  test('all fail when their connection is lost, and the next ones have another', async () => {
    await db.read(END).catch(() => undefined);
    const ended = await Promise.allSettled([db.read(END), ...[1, 2].map((n) => db.read(NUMBER, [n]))]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    for (const one of ended) expect(isDatabaseAway((one as PromiseRejectedResult).reason)).toBe(true);
    expect((await numbers(3)).map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  test('inside a transaction, use its connection', async () => {
    await db.transaction(async () => {
      const [own] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
      const rows = await numbers(3);
      expect(new Set(rows.map(({ pid }) => pid))).toEqual(new Set([own?.pid]));
    });
  });
});
