import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { dumpTables } from '../src/admin/backup.ts';
import { readFolder, writeFolder } from '../src/admin/folder.ts';
import { loadArchive } from '../src/admin/restore.ts';
import { freshDatabase, type TestDatabase } from './harness/database.ts';
import { demoDatabase } from './harness/demo-database.ts';
import { everyFile } from './harness/exported-files.ts';

/** A league that moves takes all along. */

let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await demoDatabase();
  client = await connected(database);
  folder = await mkdtemp(join(tmpdir(), 'sbl-moved-'));
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function connected({ url }: TestDatabase): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: url });
  await opened.connect();
  return opened;
}

test('a league that moves to an empty database is exported with the same bytes, for the operator and for everyone', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await dumpTables(client, null, (lines) => writeFolder(first, lines));
  const other = await freshDatabase();
  const mover = await connected(other);
  try {
    await loadArchive(mover, (take) => readFolder(first, take), null);
    await dumpTables(mover, null, (lines) => writeFolder(second, lines));
    expect(differing(await contents(first), await contents(second))).toEqual([]);
    expect(differing(await everyFile(database), await everyFile(other))).toEqual([]);
  } finally {
    await mover.end();
    await other.drop();
  }
});

/** The names of files that are not the same. Their bytes are too many to be shown side by side. */
function differing(one: Record<string, string>, other: Record<string, string>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);
}

/** Every file of a folder. */
async function contents(of: string): Promise<Record<string, string>> {
  const names = (await readdir(of, { recursive: true })).filter((name) => name.includes('.')).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(of, name), 'utf8')])),
  );
}
