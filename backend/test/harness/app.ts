import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { createApp } from '../../src/bootstrap.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { Db } from '../../src/platform/db/db.ts';
import { freshDatabase } from './database.ts';

export interface TestApp {
  readonly app: NestExpressApplication;
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly db: Db;
  close(): Promise<void>;
}

export interface BootOptions {
  /** Environment variables beside those that every test app gets. */
  env?: Record<string, string>;
  /** Modules of the test's own: handlers that try what no feature should. */
  modules?: Type[];
  /** Every request goes the ordinary way, none a light one. */
  isOrdinary?: boolean;
  /** Another instance of this one: on the same database. Close it first. */
  beside?: TestApp;
  /** The way to the database, when it is not the straight one. */
  road?: (databaseUrl: string) => Promise<string>;
}

/** The whole application on a database of its own, unless told otherwise, listening on a free port. */
export async function bootApp({
  env = {},
  modules = [],
  isOrdinary = false,
  beside,
  road,
}: BootOptions = {}): Promise<TestApp> {
  const database = beside ? { url: beside.databaseUrl, drop: async () => undefined } : await freshDatabase();
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
    LOG_LEVEL: 'silent',
    LOGIN_LIMIT: '100000',
    ...env,
  });
  const app = await createApp(config, road ? await road(database.url) : database.url, {
    others: modules,
    isOrdinary,
  });
  const server = await app.listen(port, '127.0.0.1');
  // client and server share this process: while a test computes for seconds the server would end a waiting connection,
  // and the client would use it before it has heard of the end
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The SQL statements that this process sends while `work` runs. */
export async function statements<T>(work: () => Promise<T>): Promise<{ count: number; texts: string[]; result: T }> {
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  const texts: string[] = [];
  prototype.query = function (this: unknown, ...args: unknown[]): unknown {
    const [statement] = args as [string | { text?: string } | undefined];
    const text = typeof statement === 'string' ? statement : (statement?.text ?? '');
    // what looks for work by the clock does so whenever it likes
    if (!text.startsWith('/* worker */')) texts.push(text);
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
