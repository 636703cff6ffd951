import { rmSync } from 'node:fs';
import pg from 'pg';

/** What the setup leaves for the teardown. */
export interface TestServer {
  url: string;
  /** Data directory of a server of our own; null for a server that was given. */
  dir: string | null;
  template: string;
  /** The application's login in the template and its clones. */
  appLogin: string;
  stop(): Promise<void>;
}

/** Leaves nothing behind: no server, no files, and on a given server neither template nor login. */
export default async function teardown(): Promise<void> {
  const { testServer } = globalThis as { testServer?: TestServer };
  if (!testServer) return;
  if (testServer.dir === null) {
    const admin = new pg.Client({ connectionString: testServer.url });
    await admin.connect();
    await admin.query(`drop database ${testServer.template}`);
    await admin.query(`drop role ${testServer.appLogin}`);
    await admin.end();
    return;
  }
  await testServer.stop();
  rmSync(testServer.dir, { recursive: true, force: true });
}
