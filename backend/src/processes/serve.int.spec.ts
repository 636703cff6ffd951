import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/lib/free-port.mjs';
import { freshDatabase, withDb } from '../../test/harness/database.ts';
import { loadConfig } from '../platform/config/config.ts';
import { serveApp } from './serve.ts';

test('an instance that cannot tell of its start serves all the same', async () => {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'sbl-serve-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, WEB_ROOT: join(dataDir, 'site') };
  const config = loadConfig({ NODE_ENV: 'test', SEED_DEMO: 'off', LOG_LEVEL: 'silent', ...env });
  await withDb(database.url, (db) => db.query('alter table instance rename to away'));
  const app = await serveApp(config, database.url);
  try {
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  } finally {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
