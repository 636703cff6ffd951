import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDataSource } from '../../src/platform/db/data-source.ts';
import { Db } from '../../src/platform/db/db.ts';

/** A database of a test file's own. */
export interface TestDatabase {
  url: string;
  /** Removes it, even when someone is still connected. */
  drop(): Promise<void>;
}

/** A clone of the migrated template, so that test files can run beside each other. */
export async function freshDatabase(): Promise<TestDatabase> {
  return create(`template ${required('TEST_TEMPLATE')}`);
}

/** The same database as the application's own login reaches it: it owns nothing. */
export function asApplication(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  [url.username = '', url.password = ''] = required('TEST_APP_LOGIN').split(':');
  return url.href;
}

/** A database without any table: for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return create('');
}

/** A fresh database with a `Db` on it, for services and repositories without the rest of the application. */
export async function freshDb(): Promise<{ db: Db; url: string; close(): Promise<void> }> {
  const { url, drop } = await freshDatabase();
  const db = new Db(await createDataSource(url).initialize());
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
  const name = `sbl_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} ${how}`);
  const url = new URL(required('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

async function asAdmin(sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: required('TEST_DATABASE_URL') });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}

function required(name: 'TEST_DATABASE_URL' | 'TEST_TEMPLATE' | 'TEST_APP_LOGIN'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this test in the database project`);
  return value;
}
