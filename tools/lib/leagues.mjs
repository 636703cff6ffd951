// Databases for the journeys: one PostgreSQL, in which the demo league is made once and then copied for each instance.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bareEnvironment, temporaryFolder } from '../server.mjs';
import { builtModule } from './built.mjs';
import { root } from './project.mjs';

/** The database that the embedded server makes by itself: the others are copies of it. */
const ORIGINAL = 'league';

/** The same server's database of another name. */
function named(address, name) {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Starts the database server and makes the demo league in it. A copy takes a moment, where the league itself takes ten
 * seconds of a core.
 * @returns {Promise<{ copy(): Promise<Record<string, string>>, end(): Promise<void> }>} `copy`: a league of its own, as the
 *   environment that an instance needs for it. `end`: when no instance uses them any more.
 */
export async function demoLeagues() {
  const { startEmbedded } = await builtModule('embedded/embedded.js');
  const pg = createRequire(join(root, 'backend/package.json'))('pg');
  const folder = temporaryFolder();
  const database = await startEmbedded(join(folder, 'postgres'), { fast: true });
  const environment = (name) => ({
    DATABASE_URL: named(database.appUrl, name),
    MIGRATIONS_DATABASE_URL: named(database.url, name),
    DATA_DIR: join(folder, name),
  });
  const end = async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };

  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/admin.mjs'), 'seed-demo'], {
    encoding: 'utf8',
    env: { ...bareEnvironment(), ...environment(ORIGINAL) },
  });
  if (status !== 0) {
    await end();
    throw new Error(`the demo league was not made:\n${stdout}${stderr}`);
  }
  const filled = new pg.Client({ connectionString: named(database.url, ORIGINAL) });
  await filled.connect();
  // nobody does it by and by in a database of tests
  await filled.query('analyze');
  await filled.end();

  let copies = 0;
  const copy = async () => {
    const name = `${ORIGINAL}_${(copies += 1)}`;
    const admin = new pg.Client({ connectionString: named(database.url, 'postgres') });
    await admin.connect();
    await admin.query(`create database ${name} template ${ORIGINAL}`);
    await admin.end();
    // its pictures and its keys
    cpSync(join(folder, ORIGINAL), join(folder, name), { recursive: true });
    return environment(name);
  };
  return { copy, end };
}
