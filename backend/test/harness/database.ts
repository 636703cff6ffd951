import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDataSource, type DataSourceOptions } from '../../src/platform/db/data-source.ts';
import { Db } from '../../src/platform/db/db.ts';
import { cleanDatabase, copiesOf } from './kept-databases.ts';

/**
 * Options of the tests' databases. They wait longer for locked rows, connections and answers than the product does,
 * because tests hold these on purpose, and the machine may be slow. Tests of the product's own limits use the product's
 * options.
 */
export const PATIENT: DataSourceOptions = { patience: 30_000 };

/** A separate database for a test file. */
export interface TestDatabase {
  url: string;
  /** Deletes it, also with open connections. */
  drop(): Promise<void>;
}

/** A clone of the migrated template, so that test files can run at the same time. */
export async function freshDatabase(): Promise<TestDatabase> {
  return create(`template ${required('TEST_TEMPLATE')}`);
}

/** The same database with the application's own login, which owns nothing. */
export function asApplication(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  [url.username = '', url.password = ''] = required('TEST_APP_LOGIN').split(':');
  return url.href;
}

/** A clone of a database of the tests' server without connections. */
export async function cloneOf(name: string): Promise<TestDatabase> {
  return create(`template ${name}`);
}

/** A database without tables, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return create('');
}

/** Runs `work` with a `Db` on a database that a test otherwise uses with its own client. */
export async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = new Db(await openDataSource(url));
  try {
    return await work(db);
  } finally {
    await db.onApplicationShutdown();
  }
}

/** A database with the rows of `fill`, for tests that each change a copy of it. They are filled once, and then brought back. */
export async function filledDatabase(
  fill: (db: Db) => Promise<unknown>,
): Promise<{ copy(): Promise<TestDatabase>; drop(): Promise<void> }> {
  const { url, drop } = await freshDatabase();
  await withDb(url, fill);
  const copies = copiesOf(() => cloneOf(new URL(url).pathname.slice(1)));
  return {
    copy: copies.copy,
    drop: async () => {
      await copies.drop();
      await drop();
    },
  };
}

/**
 * A new database with a `Db`, for services and repositories without the rest of the application. With other limits than
 * the tests' own it is a separate one, else one that an earlier test has left clean.
 */
export async function freshDb(options = PATIENT): Promise<{ db: Db; url: string; close(): Promise<void> }> {
  if (options === PATIENT) {
    const { dataSource, ...rest } = await cleanDatabase(freshDatabase, PATIENT);
    return { db: new Db(dataSource), ...rest };
  }
  return dbOn(await freshDatabase(), options);
}

/** A `Db` on this database, which is deleted when it is closed. */
export async function dbOn(
  { url, drop }: TestDatabase,
  options = PATIENT,
): Promise<{ db: Db; url: string; close(): Promise<void> }> {
  const db = new Db(await openDataSource(url, options));
  return {
    db,
    url,
    close: async () => {
      await db.onApplicationShutdown();
      await drop();
    },
  };
}

async function create(how: string): Promise<TestDatabase> {
  const name = `${required('TEST_TEMPLATE')}_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create database ${name} ${how}`));
  const url = new URL(required('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin((admin) => admin.query(`drop database ${name} with (force)`)) };
}

/** Runs `work` with a connection to the tests' server, in none of their databases. */
export async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: required('TEST_DATABASE_URL') });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function required(name: 'TEST_DATABASE_URL' | 'TEST_TEMPLATE' | 'TEST_APP_LOGIN'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this test in the database project`);
  return value;
}
