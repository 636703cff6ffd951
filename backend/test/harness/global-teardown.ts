import { rmSync } from 'node:fs';
import pg from 'pg';

/** The data that the setup leaves for the teardown. */
export interface TestServer {
  url: string;
  /** Data directory of the tests' own server; null for a given one. */
  dir: string | null;
  template: string;
  /** The application's login in the template and its clones. */
  appLogin: string;
  stop(): Promise<void>;
}

/** Leaves nothing behind: no server, no files, and on a given server no template and no login. */
export default async function teardown(): Promise<void> {
  const { testServer } = globalThis as { testServer?: TestServer };
  if (!testServer) return;
  if (testServer.dir === null) {
    const admin = new pg.Client({ connectionString: testServer.url });
    await admin.connect();
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [testServer.template],
    );
    for (const { name } of rows) await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${testServer.appLogin}`);
    await admin.end();
    return;
  }
  await testServer.stop();
  rmSync(testServer.dir, { recursive: true, force: true });
}
