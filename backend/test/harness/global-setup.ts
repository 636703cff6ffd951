import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/embedded/embedded.ts';
import { migrateDatabase } from '../../src/platform/db/migrate.ts';
import type { TestServer } from './global-teardown.ts';

/** One server for the whole run, unless TEST_DATABASE_URL names one, with one migrated database to clone. */
export default async function setup(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, dir: null, stop: async () => undefined } : await ownServer();
  const template = `sbl_template_${process.pid}`;
  const url = new URL(server.url);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${template}`);
  url.pathname = `/${template}`;
  // the application's own login, which every clone of the template accepts
  const appUrl = new URL(url.href);
  appUrl.username = `${template}_app`;
  appUrl.password = randomBytes(12).toString('hex');
  await migrateDatabase(url.href, appUrl.href);
  // a database can be cloned only without connections
  await admin.query(`alter database ${template} with allow_connections false`);
  await admin.end();
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_TEMPLATE = template;
  process.env.TEST_APP_LOGIN = `${appUrl.username}:${appUrl.password}`;
  (globalThis as { testServer?: TestServer }).testServer = { ...server, template, appLogin: appUrl.username };
}

async function ownServer(): Promise<Omit<TestServer, 'template' | 'appLogin'>> {
  const dir = mkdtempSync(join(tmpdir(), 'sbl-test-'));
  // the server may run as another user, who must be able to enter
  chmodSync(dir, 0o755);
  const { url, stop } = await startEmbedded(dir, { fast: true });
  return { url, dir, stop };
}
