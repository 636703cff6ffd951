/*
 * The league as a folder, for people and other tools: league.json (the head of a backup, and each table's columns),
 * tables/<table>.ndjson (one row a line) and files/ (uploaded files). Unlike a backup, it may be edited. The database's
 * constraints check what is imported.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { storingBytes } from '../platform/not-stored.ts';
import { readJson } from '../platform/read-json.ts';
import { parseHead, type ArchiveHead, type ArchiveLine, type TakeLine } from './archive.ts';
import { ArchiveError } from './archive-lock.ts';

/** Without the time of the export, so that the same league gives the same files. */
interface League extends Omit<ArchiveHead, 'createdAt'> {
  tables: { name: string; columns: string[] }[];
}

/**
 * Writes the lines of an archive into a new folder. Resolves to the number of rows. A failed write leaves nothing; a disk that
 * takes nothing more throws `NotStored`.
 */
export async function writeFolder(folder: string, lines: AsyncIterable<ArchiveLine>): Promise<number> {
  const made = await storingBytes(() => mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 }));
  try {
    return await storingBytes(() => writeInto(folder, lines));
  } catch (error) {
    if (made !== undefined) await rm(made, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeInto(folder: string, lines: AsyncIterable<ArchiveLine>): Promise<number> {
  const league: League = { format: '', version: 0, migrations: [], tables: [] };
  let rows = 0;
  let current: FileHandle | null = null;
  const turnTo = async (path: string): Promise<void> => {
    await current?.close();
    await mkdir(dirname(path), { recursive: true });
    current = await open(path, 'w', 0o600);
  };
  const write = async (content: string | Buffer): Promise<void> => {
    await current?.appendFile(content);
  };
  try {
    for await (const line of lines) {
      if (line.kind === 'H') {
        const { createdAt: _createdAt, ...head } = line.head;
        Object.assign(league, head);
      }
      if (line.kind === 'T') {
        league.tables.push({ name: line.name, columns: line.columns });
        await turnTo(join(folder, 'tables', `${line.name}.ndjson`));
      }
      if (line.kind === 'R') {
        rows += 1;
        await write(`${line.json}\n`);
      }
      if (line.kind === 'F') await turnTo(join(folder, 'files', ...line.path.split('/')));
      if (line.kind === 'B') await write(line.bytes);
    }
  } finally {
    await (current as FileHandle | null)?.close();
  }
  await writeFile(join(folder, 'league.json'), `${JSON.stringify(league, null, 2)}\n`, { mode: 0o600 });
  return rows;
}

/** Calls `take` with the lines of an archive, made from a folder. Throws `ArchiveError` for another kind of folder. */
export async function readFolder(folder: string, take: TakeLine): Promise<void> {
  const text = await readFile(join(folder, 'league.json'), 'utf8').catch(() => null);
  if (text === null) throw new ArchiveError('the folder has no league.json');
  parseHead(text);
  const { tables, ...head } = readJson(text) as League;
  await take({ kind: 'H', head: { ...head, createdAt: '' } });
  for (const table of tables) {
    await take({ kind: 'T', ...table });
    const rows = createReadStream(join(folder, 'tables', `${table.name}.ndjson`));
    for await (const json of createInterface({ input: rows, crlfDelay: Infinity })) {
      if (json.trim() !== '') await take({ kind: 'R', json });
    }
  }
  const files = join(folder, 'files');
  for (const name of await readdir(files, { recursive: true }).catch(() => [])) {
    const bytes = await readFile(join(files, name)).catch(() => null); // null: a folder
    if (bytes === null) continue;
    await take({ kind: 'F', path: name.split(sep).join('/') });
    await take({ kind: 'B', bytes });
  }
}
