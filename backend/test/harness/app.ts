import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { freePort } from '../../../tools/lib/free-port.mjs';
import { createApp } from '../../src/bootstrap.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { Db } from '../../src/platform/db/db.ts';
import { freshDatabase, PATIENT, type TestDatabase } from './database.ts';
import { cleanDatabase } from './kept-databases.ts';

export interface TestApp {
  readonly app: NestExpressApplication;
  /** Its address, without a trailing slash. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly db: Db;
  close(): Promise<void>;
}

export interface BootOptions {
  /** Environment variables beside those that every test app gets. */
  env?: Record<string, string>;
  /** The test's own modules, with handlers that no feature should have. */
  modules?: Type[];
  /** An instance with the same database. Close the new one first. */
  beside?: TestApp;
  /** Its database, when it is not an empty one. */
  database?: TestDatabase;
  /** What runs by itself runs. Without it tests call the job: its turn would come in the middle of another test. */
  hasJobs?: boolean;
  /** It waits for its database as short as in production. */
  isImpatient?: boolean;
  /** The connection to the database, when it is not the direct one. */
  road?: (databaseUrl: string) => Promise<string>;
}

/** The whole application with a separate database, unless stated otherwise, on a free port. */
export async function bootApp({
  env = {},
  modules = [],
  beside,
  database: given,
  isImpatient = false,
  hasJobs = false,
  road,
}: BootOptions = {}): Promise<TestApp> {
  const kept = beside || given || road || isImpatient ? null : await cleanDatabase(freshDatabase, PATIENT);
  const database = kept
    ? { url: kept.url, drop: kept.close }
    : beside
      ? { url: beside.databaseUrl, drop: async () => undefined }
      : (given ?? (await freshDatabase()));
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'sbl-app-'));
  const url = `http://127.0.0.1:${port}`;
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    WEB_ROOT: join(dataDir, 'site'),
    SEED_DEMO: 'off',
    // a test that fails prints it (logged-errors.ts)
    LOG_LEVEL: 'warn',
    LOGIN_LIMIT: '100000',
    ...env,
  });
  const app = await createApp(config, road ? await road(database.url) : database.url, {
    others: modules,
    database: kept?.dataSource ?? (isImpatient ? {} : PATIENT),
    hasJobs,
  });
  const server = await app.listen(port, '127.0.0.1');
  // client and server share this process: while a test computes for seconds, the server would close an idle connection,
  // and the client would use it before it notices
  server.keepAliveTimeout = 60_000;
  return {
    app,
    url,
    databaseUrl: database.url,
    dataDir,
    db: app.get(Db),
    close: async () => {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The SQL statements that this process sends while `work` runs. */
export async function statements<T>(work: () => Promise<T>): Promise<{ count: number; texts: string[]; result: T }> {
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  const texts: string[] = [];
  prototype.query = function (this: unknown, ...args: unknown[]): unknown {
    const [statement] = args as [string | { text?: string } | undefined];
    const text = typeof statement === 'string' ? statement : (statement?.text ?? '');
    // workers that look for work send statements at any time, and channels are opened a moment after the start
    if (!/^(?:\/\* worker \*\/|listen )/.test(text)) texts.push(text);
    return original.apply(this, args);
  };
  try {
    const result = await work();
    return { result, texts, count: texts.length };
  } finally {
    prototype.query = original;
  }
}

export interface GraphqlAnswer<T> {
  status: number;
  data: T | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** POST /graphql. */
export async function graphql<T = Record<string, unknown>>(
  url: string,
  query: string,
  options: { variables?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<GraphqlAnswer<T>> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify({ query, variables: options.variables }),
  });
  return { ...((await answer.json()) as GraphqlAnswer<T>), status: answer.status };
}
