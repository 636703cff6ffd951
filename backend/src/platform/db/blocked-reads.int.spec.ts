import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { freshDb } from '../../../test/harness/database.ts';
import { DatabaseRoad } from '../../../test/harness/database-road.ts';
import { openDataSource } from './data-source.ts';
import { Db } from './db.ts';
import { namedRead, type NamedRead } from './named-read.ts';
import { isDatabaseAway } from './pg-error.ts';

interface Told {
  n: number;
}

const FREE = namedRead<Told>('a free read', 'select $1::int as n');
const LOCKED = namedRead<Told>('a locked read', 'select $1::int + count(*)::int as n from setting');
const LOCKED_TOO = namedRead<Told>('another locked read', 'select $1::int + count(*)::int as n from game_account');
const ALL = [FREE, LOCKED, LOCKED_TOO];

type Heard = { n: number | undefined } | { error: unknown };

describe('reads that share a connection', () => {
  let url: string;
  let close: () => Promise<void>;
  let db: Db;
  let pool: pg.Pool;
  let road: DatabaseRoad;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    ({ url, close } = await freshDb({}));
    road = await DatabaseRoad.to(url);
    const source = await openDataSource(road.url);
    pool = (source.driver as unknown as { master: pg.Pool }).master;
    db = new Db(source);
  });
  afterAll(async () => {
    await db.onApplicationShutdown();
    road.end();
    await close();
  });
  beforeEach(async () => {
    // all are quick, on a connection that has their plans
    for (let time = 0; time < 3; time++) for (const one of ALL) await db.read(one, [0]);
  });

  /** What each caller hears, and in which order. No one may hear twice. */
  async function ask(...asked: [read: NamedRead<Told>, n: number][]): Promise<{ heard: Heard[]; order: number[] }> {
    const order: number[] = [];
    const heard = await Promise.all(
      asked.map(([one, n], at) =>
        db
          .read(one, [n])
          .then(
            ([row]): Heard => ({ n: row?.n }),
            (error: unknown): Heard => ({ error }),
          )
          .finally(() => order.push(at)),
      ),
    );
    return { heard, order };
  }

  async function whileLocked<T>(tables: string, work: () => Promise<T>): Promise<T> {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    try {
      await other.query(`begin; lock table ${tables}`);
      return await work();
    } finally {
      await other.end();
    }
  }

  test('are answered when two of them wait in vain for locked tables', async () => {
    const { heard, order } = await whileLocked('setting, game_account', () =>
      ask([LOCKED, 1], [FREE, 2], [LOCKED_TOO, 3], [FREE, 4]),
    );
    expect(heard).toMatchObject([{ error: { code: '55P03' } }, { n: 2 }, { error: { code: '55P03' } }, { n: 4 }]);
    // they have not waited for even one of the locks
    expect(order.slice(0, 2).toSorted()).toEqual([1, 3]);
  });

  test('are answered once by a connection that was cut, or by another one', async () => {
    const reads = whileLocked('setting', async () => {
      const asked = ask([FREE, 1], [LOCKED, 2], [FREE, 3], [FREE, 4]);
      await sleep(100);
      await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`);
      return asked;
    });
    const { heard } = await reads;
    expect(heard).toMatchObject([{ n: 1 }, { error: { code: '57P01' } }, { n: 3 }, { n: 4 }]);
  });

  test.each(['close', 'silence'] as const)(
    'are all refused without a database, and none waits for good (%s)',
    async (how) => {
      road[how]();
      const { heard } = await ask([FREE, 1], [LOCKED, 2], [FREE, 3], [FREE, 4], [FREE, 5]);
      for (const one of heard) expect(isDatabaseAway('error' in one && one.error)).toBe(true);
      road.open();
      await sleep(50);
      expect((await ask([FREE, 1], [FREE, 2])).heard).toEqual([{ n: 1 }, { n: 2 }]);
      expect(pool.waitingCount).toBe(0);
    },
  );

  test('do not wait for a free connection for good, and those that come later have one', async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    const { heard } = await ask([FREE, 1], [LOCKED, 2], [FREE, 3]);
    for (const one of heard) expect(isDatabaseAway('error' in one && one.error)).toBe(true);
    const later = ask([FREE, 1], [FREE, 2]);
    await sleep(50);
    for (const client of held) client.release();
    expect((await later).heard).toEqual([{ n: 1 }, { n: 2 }]);
    expect([pool.waitingCount, pool.totalCount]).toEqual([0, 10]);
  });
});
