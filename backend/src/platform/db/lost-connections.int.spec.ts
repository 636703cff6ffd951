import { setImmediate as nextRound } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { freshDb } from '../../../test/harness/database.ts';
import { DatabaseRoad } from '../../../test/harness/database-road.ts';
import { openDataSource } from './data-source.ts';
import { Db } from './db.ts';
import { namedRead } from './named-read.ts';
import { isDatabaseAway } from './pg-error.ts';

const ONE = namedRead<{ one: number }>('a one', 'select 1 as one');

describe('a connection that is lost as soon as it is open', () => {
  let close: () => Promise<void>;
  let road: DatabaseRoad;
  let db: Db;
  let pool: Pool;
  const held: PoolClient[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    const fresh = await freshDb({});
    ({ close } = fresh);
    road = await DatabaseRoad.to(fresh.url);
    const source = await openDataSource(road.url, { poolSize: 5 });
    pool = (source.driver as unknown as { master: Pool }).master;
    db = new Db(source);
    await db.read(ONE);
    // so that each of the tests opens another one
    while (pool.idleCount < pool.totalCount) await nextRound();
    while (pool.idleCount > 0) held.push(await pool.connect());
    road.stop();
  });
  afterAll(async () => {
    for (const client of held) client.release();
    await db.onApplicationShutdown();
    road.end();
    await close();
  });

  test.each([
    ['a read', (): Promise<unknown> => db.read(ONE)],
    ['a statement', () => db.query('select 1 as one')],
    ['a transaction', () => db.transaction(() => db.read(ONE))],
  ])('fails %s, but not the process, and leaves the pool', async (_what, work) => {
    const error: unknown = await work().catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
    await nextRound(); // the caller hears of it before the pool does
    expect(pool.totalCount).toBe(held.length);
  });
});
