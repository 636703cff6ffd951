import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import pg, { type Pool } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { freshDatabase, freshDb, PATIENT } from '../../../test/harness/database.ts';
import { DatabaseRoad } from '../../../test/harness/database-road.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { Setting } from '../../modules/content/settings/setting.entity.ts';
import { openDataSource } from './data-source.ts';
import { DbModule } from './db.module.ts';
import { Db } from './db.ts';
import { GaveWay, isDatabaseAway } from './pg-error.ts';
import { namedRead, namedReads } from './named-read.ts';
import { namedWrite, namedWrites } from './named-write.ts';

/** Makes two runs wait for each other at the same point, the first time they reach it. */
const meeting = (size: number): (() => Promise<void>) => {
  let missing = size;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    if (--missing <= 0) open();
    await all;
  };
};

const raise = (state: string): string => `do $$ begin raise exception sqlstate '${state}'; end $$`;

describe('the database', () => {
  let db: Db;
  let close: () => Promise<void>;
  let url: string;

  beforeAll(async () => {
    // lost connections and failing jobs are logged; these tests cause them on purpose
    Logger.overrideLogger(false);
    ({ db, close, url } = await freshDb({}));
  });
  beforeEach(() => db.query('delete from setting'));
  afterAll(() => close());

  const put = (key: string): Promise<unknown> => db.repo(Setting).insert({ key, value: 'x' });
  const keys = async (): Promise<string[]> =>
    (await db.query<{ key: string }>('select key from setting order by key')).map(({ key }) => key);

  describe('in a transaction', () => {
    test('shows its writes to itself by every door, and to others after the commit', async () => {
      const seen: string[][] = [];
      await db.transaction(async () => {
        await put('a');
        await db.query(`insert into setting values ('b', 'x')`);
        seen.push(await keys());
        seen.push(
          (await db.read(namedRead<{ key: string }>('keys', 'select key from setting order by 1'))).map(
            (row) => row.key,
          ),
        );
        seen.push((await db.repo(Setting).find({ order: { key: 'asc' } })).map((row) => row.key));
      });
      expect(seen).toEqual([
        ['a', 'b'],
        ['a', 'b'],
        ['a', 'b'],
      ]);
      expect(await keys()).toEqual(['a', 'b']);
    });

    test('hides its writes from a call outside until it is committed', async () => {
      const written = meeting(2);
      const looked = meeting(2);
      const writer = db.transaction(async () => {
        await put('a');
        await written();
        await looked();
      });
      await written();
      expect(await keys()).toEqual([]);
      await looked();
      await writer;
      expect(await keys()).toEqual(['a']);
    });

    test('takes everything back when the work throws, and tells why', async () => {
      const no = new LeagueError('INVALID_INPUT', 'api.no', {}, 'conflict');
      const work = db.transaction(async () => {
        await put('a');
        throw no;
      });
      await expect(work).rejects.toBe(no);
      expect(await keys()).toEqual([]);
    });

    test('lets a nested one join: both are there or neither is', async () => {
      const work = db.transaction(async () => {
        await db.transaction(() => put('inner'));
        throw new Error('outer');
      });
      await expect(work).rejects.toThrow('outer');
      expect(await keys()).toEqual([]);
    });

    test('commits nothing when a nested one failed, even if its error was caught', async () => {
      const inner = async (): Promise<void> => {
        await put('half');
        throw new Error('inner');
      };
      const work = db.transaction(async () => {
        await put('outer');
        await db.transaction(inner).catch(() => undefined);
      });
      await expect(work).rejects.toThrow('inner');
      expect(await keys()).toEqual([]);
    });

    test('tries again when PostgreSQL ended a deadlock with it', async () => {
      await Promise.all([put('a'), put('b')]);
      const both = meeting(2);
      let runs = 0;
      const jobs: string[] = [];
      const swap = (first: string, second: string): Promise<void> =>
        db.transaction(async () => {
          runs++;
          db.afterCommit(() => void jobs.push(first));
          await db.query(`update setting set value = $2 where key = $1`, [first, first]);
          await both();
          await db.query(`update setting set value = $2 where key = $1`, [second, first]);
        });
      await Promise.all([swap('a', 'b'), swap('b', 'a')]);
      expect(runs).toBe(3);
      expect(jobs.sort()).toEqual(['a', 'b']);
      const values = await db.query<{ value: string }>('select distinct value from setting');
      expect(values).toHaveLength(1);
    });

    test.each([
      { why: 'a conflict that never ends', state: '40001', runs: 5, thrown: { cause: { code: '40001' } } },
      { why: 'a refusal', state: '23505', runs: 1, thrown: { code: '23505' } },
    ])('runs $runs times for $why', async ({ state, runs, thrown }) => {
      let count = 0;
      const work = db.transaction(async () => {
        count++;
        await db.query(raise(state));
      });
      await expect(work).rejects.toMatchObject(thrown);
      expect(count).toBe(runs);
    });

    test('lets nothing that it left behind write when it is over, by any door', async () => {
      let end: () => void = () => undefined;
      const isOver = new Promise<void>((resolve) => (end = resolve));
      const late = (write: () => Promise<unknown>): Promise<unknown> => isOver.then(write);
      const left: Promise<unknown>[] = [];
      const work = db.transaction(async () => {
        const write = namedWrite('late', `insert into setting values ('late', 'x')`);
        left.push(late(() => db.write(write)));
        left.push(late(() => db.query(`insert into setting values ('late too', 'x')`)));
        left.push(late(() => put('late three')));
        left.push(late(() => db.transaction(() => db.write(write))));
        left.push(late(() => db.read(namedRead('a late read', 'select 1 as one'))));
        await Promise.all([...left, Promise.reject(new Error('no'))]);
      });
      await expect(work).rejects.toThrow('no');
      // another one has the connection
      await db.transaction(async () => {
        await put('other');
        end();
        await Promise.allSettled(left);
      });
      const refused = await Promise.allSettled(left);
      expect(refused.map(({ status }) => status)).toEqual(left.map(() => 'rejected'));
      expect(await keys()).toEqual(['other']);
    });

    test('survives the loss of its connection', async () => {
      const work = db.transaction(async () => {
        await put('lost');
        await db.query('select pg_terminate_backend(pg_backend_pid())');
      });
      await expect(work).rejects.toThrow();
      expect(await keys()).toEqual([]);
    });
  });

  describe('after the commit', () => {
    test('runs the jobs, outside of the transaction and when others can see it', async () => {
      const seen: Promise<string[]>[] = [];
      await db.transaction(async () => {
        db.afterCommit(() => void seen.push(keys()));
        await put('a');
        expect(seen).toHaveLength(0);
      });
      expect(await Promise.all(seen)).toEqual([['a']]);
    });

    test('runs no job of a transaction that was taken back', async () => {
      const jobs: string[] = [];
      const work = db.transaction(async () => {
        db.afterCommit(() => void jobs.push('job'));
        throw new Error('no');
      });
      await expect(work).rejects.toThrow('no');
      expect(jobs).toEqual([]);
    });

    test('keeps nothing of a rehearsal, whether it would be refused or not', async () => {
      const jobs: string[] = [];
      const work = async (): Promise<void> => {
        db.afterCommit(() => void jobs.push('job'));
        await put('rehearsed');
        expect(await keys()).toContain('rehearsed');
      };
      await db.rehearse(work);
      await expect(db.rehearse(() => work().then(() => Promise.reject(new Error('no'))))).rejects.toThrow('no');
      await expect(db.rehearse(() => db.transaction(() => put('a').then(() => put('a'))))).rejects.toThrow('duplicate');
      expect(await keys()).not.toContain('rehearsed');
      expect(jobs).toEqual([]);
    });

    test('lets a job that fails harm neither the caller nor the other jobs', async () => {
      const jobs: string[] = [];
      await db.transaction(async () => {
        db.afterCommit(() => {
          throw new Error('a job');
        });
        db.afterCommit(() => void jobs.push('next'));
      });
      expect(jobs).toEqual(['next']);
    });
  });

  test('reads bigint and numeric as numbers, a date as it is written and an instant as Date', async () => {
    const [row] = await db.query(`select count(*) as n, 1.5::numeric as part, 9007199254740993::bigint as large,
      date '2025-03-30' as day, timestamptz '2025-03-30 02:30:00+02' as instant`);
    expect(row).toEqual({
      n: 1,
      part: 1.5,
      large: '9007199254740993',
      day: '2025-03-30',
      instant: new Date('2025-03-30T00:30:00Z'),
    });
  });

  test('limits what one visitor can hold, on every connection', async () => {
    const [limits] = await db.query(`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('lock_timeout') as lock,
      current_setting('timezone') as zone`);
    expect(limits).toEqual({ statement: '3s', idle: '5s', lock: '2s', zone: 'UTC' });
  });

  test('tells a transaction that waited in vain for another one from a single statement that did', async () => {
    const [soon, read] = [`set local lock_timeout = '50ms'`, 'select key from setting'];
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    try {
      await holder.query('begin; lock table setting');
      const work = db.transaction(async () => {
        await db.query(soon);
        await db.query(read);
      });
      await expect(work).rejects.toBeInstanceOf(GaveWay);
      await expect(db.query(read)).rejects.toMatchObject({ code: '55P03' });
    } finally {
      await holder.end();
    }
  });

  test('lets a migration wait for a busy table, but not long, and changes nothing when it waits in vain', async () => {
    const operator = await openDataSource(url, { purpose: 'operator', poolSize: 1 });
    const [limit] = await operator.query<{ lock: string }[]>(`select current_setting('lock_timeout') as lock`);
    expect(limit).toEqual({ lock: '10s' });
    class Blocked1799999999999 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('create table half_of_it (id int)');
        await runner.query(`set local lock_timeout = '50ms'`); // the test need not wait for ten seconds
        await runner.query('alter table setting add column late int');
      }
      down = (): Promise<void> => Promise.reject(new Error('it never ran'));
    }
    operator.migrations.push(new Blocked1799999999999());
    await db.transaction(async () => {
      await db.query('select key from setting');
      await expect(operator.runMigrations()).rejects.toMatchObject({ code: '55P03' });
    });
    const [left] = await db.query(`select to_regclass('half_of_it') as half,
      (select count(*) from migrations where name like 'Blocked%') as noted`);
    expect(left).toEqual({ half: null, noted: 0 });
    await operator.destroy();
  });

  test('prepares a read model once for each connection', async () => {
    const uses = await db.transaction(async () => {
      const answer = namedRead<{ n: number }>('answer', 'select $1::int as n');
      for (const n of [1, 2, 3]) await db.read(answer, [n]);
      return db.query<{ uses: number }>(
        `select generic_plans + custom_plans as uses from pg_prepared_statements where name = 'answer'`,
      );
    });
    expect(uses).toEqual([{ uses: 3 }]);
  });

  test.each<[string, (name: string, sql: string) => unknown, () => ReadonlyMap<string, string>]>([
    ['read', namedRead, namedReads],
    ['write', namedWrite, namedWrites],
  ])('has one text for the name of a %s, and lists it', (_kind, make, all) => {
    make('listed', 'select 1 as one');
    make('listed', 'select 1 as one');

    expect(all().get('listed')).toBe('select 1 as one');
    expect(() => make('listed', 'select 2 as two')).toThrow('two statements are called listed');
  });

  test('holds a word until the transaction ends, and no other word', async () => {
    const order: string[] = [];
    const note = (what: string) => () => void order.push(what);
    const isHeld = meeting(2);
    const isOver = meeting(2);
    const first = db.transaction(async () => {
      await db.advisoryLock('name:a');
      await isHeld();
      await isOver();
      order.push('it is over');
    });
    await isHeld();
    const second = db.transaction(() => db.advisoryLock('name:a')).then(note('the same word'));
    await db.transaction(() => db.advisoryLock('name:b')).then(note('another word'));
    await isOver();
    await Promise.all([first, second]);
    expect(order).toEqual(['another word', 'it is over', 'the same word']);
  });

  test('does not use a connection again that still waits for its answer', async () => {
    const source = await openDataSource(url, { poolSize: 1 });
    const own = new Db(source);
    const pool = (source.driver as unknown as { master: Pool }).master;
    const client = await pool.connect();
    const slow = client.query('select pg_sleep(2)').catch(() => 'given up');
    client.release();
    expect(await own.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await slow).toBe('given up');
    await own.onApplicationShutdown();
  });

  test('keeps every other connection, also one whose refusal comes before the word that it is ready again', async () => {
    const road = await DatabaseRoad.to(url);
    const own = new Db(await openDataSource(road.url, { ...PATIENT, poolSize: 1 }));
    const pid = async (): Promise<unknown> => (await own.query('select pg_backend_pid() as pid'))[0];
    const kept = await pid();
    road.halt();
    await own.repo(Setting).insert({ key: 'kept', value: 'x' });
    await expect(own.repo(Setting).insert({ key: 'kept', value: 'x' })).rejects.toMatchObject({ code: '23505' });
    await own.repo(Setting).findOneBy({ key: 'kept' });
    await own.transaction(() => own.repo(Setting).delete({ key: 'kept' }));
    expect(await pid()).toEqual(kept);
    await own.onApplicationShutdown();
    road.end();
  });

  test('a connection that is lost between two statements of a transaction counts as the database being away', async () => {
    const work = db.transaction(async () => {
      const [self] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
      const source = await openDataSource(url, { poolSize: 1 });
      await source.query('select pg_terminate_backend($1)', [self?.pid]);
      await source.destroy();
      await sleep(50);
      await put('lost');
    });
    const error: unknown = await work.catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
  });

  test('goes on when the server cuts idle connections', async () => {
    const source = await openDataSource(url, PATIENT);
    const own = new Db(source);
    const pool = (source.driver as unknown as { master: Pool }).master;
    await Promise.all([1, 2, 3].map(() => own.query('select pg_sleep(0.1)')));
    expect(pool.totalCount).toBe(3);
    await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    while (pool.totalCount > 0) await sleep(5);
    expect(await own.query('select 1 as one')).toEqual([{ one: 1 }]);
    await own.onApplicationShutdown();
  });

  test('is away for who comes when the application has let go of it', async () => {
    const closed = new Db(await openDataSource(url));
    await closed.onApplicationShutdown();
    const ways = [
      () => closed.query('select 1'),
      () => closed.read(namedRead('a read of the end', 'select 1 as one')),
      () => closed.transaction(async () => 1),
    ];
    const thrown = await Promise.all(ways.map((way) => way().catch((error: unknown) => isDatabaseAway(error))));
    expect(thrown).toEqual([true, true, true]);
  });

  test('comes with its module, and lets go of the server when the application closes', async () => {
    const { url, drop } = await freshDatabase();
    const app = await Test.createTestingModule({ imports: [DbModule.forRoot(url)] }).compile();
    const own = app.get(Db);
    expect(await own.query('select 1 as one')).toEqual([{ one: 1 }]);
    await app.close();
    await expect(own.query('select 1')).rejects.toThrow();
    await drop();
  });
});
