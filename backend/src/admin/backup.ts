import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Client } from 'pg';
import { FORMAT, VERSION, writeArchive, type ArchiveEnd, type ArchiveLine } from './archive.ts';
import type { BackupFile } from './archive-lock.ts';
import { databaseTime } from '../platform/db/shared-clock.ts';
import { migrationNames, storedTables, type StoredTable } from './catalog.ts';
import { RESTORING } from './restored-files.ts';

/** The number of rows in one fetch. */
const FETCH = 1000;
/** The bytes of an uploaded file in one line. */
const CHUNK = 192 * 1024;

/**
 * Passes every row, as of one moment, and every uploaded file to `write`. Visitors and staff do not wait.
 * @param uploads the folder of uploaded files; null when they are stored elsewhere
 */
export async function dumpTables<T>(
  client: Client,
  uploads: string | null,
  write: (lines: AsyncIterable<ArchiveLine>) => Promise<T>,
): Promise<T> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(`set local timezone to 'UTC'`);
    return await write(everything(client, uploads));
  } finally {
    await client.query('rollback');
  }
}

/** Writes the whole league into one file. */
export const writeBackup = (client: Client, file: BackupFile, uploads: string | null): Promise<ArchiveEnd> =>
  dumpTables(client, uploads, (lines) => writeArchive(file, lines));

async function* everything(client: Client, uploads: string | null): AsyncGenerator<ArchiveLine> {
  const head = {
    format: FORMAT,
    version: VERSION,
    createdAt: (await databaseTime(client)).toISOString(),
    migrations: await migrationNames(client),
  };
  yield { kind: 'H', head };
  for (const table of await storedTables(client)) {
    if (!table.isKept) continue;
    yield { kind: 'T', name: table.name, columns: table.columns };
    yield* rowsOf(client, table);
  }
  if (uploads !== null && existsSync(uploads)) yield* filesUnder(uploads);
}

async function* rowsOf(client: Client, table: StoredTable): AsyncGenerator<ArchiveLine> {
  const [columns, key] = [table.columns, table.key].map((names) =>
    names.map((one) => client.escapeIdentifier(one)).join(', '),
  );
  const name = client.escapeIdentifier(table.name);
  const order = table.key.length > 0 ? `order by ${key}` : '';
  await client.query(
    `declare backup_rows no scroll cursor for
       select row_to_json(r)::text as json from (select ${columns} from ${name} ${order}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ json: string }>(`fetch ${FETCH} from backup_rows`);
    for (const { json } of rows) yield { kind: 'R', json };
    if (rows.length < FETCH) break;
  }
  await client.query('close backup_rows');
}

/** The nightly dumps in the folder of uploaded files: they are made again from the data. */
const MADE_AGAIN = 'exports/';

async function* filesUnder(folder: string): AsyncGenerator<ArchiveLine> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (name.startsWith(MADE_AGAIN) || name.startsWith(RESTORING)) continue;
    // it may have been deleted since the folder was listed; once it is open, all of it can be read
    const file = await open(path).catch(ifMissing);
    if (file === null) continue;
    yield { kind: 'F', path: name };
    for await (const bytes of file.createReadStream({ highWaterMark: CHUNK })) {
      yield { kind: 'B', bytes: bytes as Buffer };
    }
  }
}

/** null when the file does not exist. */
function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
