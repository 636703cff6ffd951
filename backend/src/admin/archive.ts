/*
 * The backup file: gzipped lines of text, so that any tool can read it, and any PostgreSQL version can restore it.
 *
 *   H {"format":"sbl-backup","version":1,"createdAt":…,"migrations":[…]} once, first
 *   T {"name":"team","columns":[…]} the table of the following rows
 *   R {"id":1,…} one row, as PostgreSQL's row_to_json
 *   F {"path":"crests/1.webp"} the uploaded file of the following bytes
 *   B <base64> up to 192 kB of it
 *   E {"rows":…,"files":…,"sha256":…,"seal":…} once, last: digest of every line above it, and a keyed one of all
 *
 * With BACKUP_KEY all of it is encrypted (archive-lock.ts).
 */
import { createHash, createHmac, timingSafeEqual, type Hmac } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { storingBytes } from '../platform/not-stored.ts';
import { readJson } from '../platform/read-json.ts';
import { ArchiveError, assertUnlocks, lockedBytes, unlockedBytes, type BackupFile } from './archive-lock.ts';

export const FORMAT = 'sbl-backup';
export const VERSION = 2;

export interface ArchiveHead {
  format: string;
  version: number;
  createdAt: string;
  /** The migrations of the backup's database. Only a database with the same ones can restore it. */
  migrations: string[];
}

export interface ArchiveEnd {
  rows: number;
  files: number;
  sha256: string;
  /** Keyed digest of all lines and of the three fields above. It cannot be made without the key. */
  seal: string;
}

export type ArchiveLine =
  | { kind: 'H'; head: ArchiveHead }
  | { kind: 'T'; name: string; columns: string[] }
  /** `json` stays text, because parsing it would round large numbers. */
  | { kind: 'R'; json: string }
  | { kind: 'F'; path: string }
  | { kind: 'B'; bytes: Buffer };

function textOf(line: ArchiveLine): string {
  switch (line.kind) {
    case 'H':
      return `H ${JSON.stringify(line.head)}\n`;
    case 'T':
      return `T ${JSON.stringify({ name: line.name, columns: line.columns })}\n`;
    case 'R':
      return `R ${line.json}\n`;
    case 'F':
      return `F ${JSON.stringify({ path: line.path })}\n`;
    case 'B':
      return `B ${line.bytes.toString('base64')}\n`;
  }
}

const sealOf = (lines: Hmac, { rows, files, sha256 }: ArchiveEnd): string =>
  lines.update(`E ${rows} ${files} ${sha256}`).digest('hex');

/**
 * Writes the lines, the closing digest and the seal. The file gets its name only when it is complete. A failed write leaves
 * nothing; a disk that takes nothing more throws `NotStored`.
 */
export async function writeArchive({ path, keys }: BackupFile, lines: AsyncIterable<ArchiveLine>): Promise<ArchiveEnd> {
  const partial = `${path}.partial`;
  const end: ArchiveEnd = { rows: 0, files: 0, sha256: '', seal: '' };
  async function* text(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const sealed = createHmac('sha256', keys.seal);
    for await (const line of lines) {
      if (line.kind === 'R') end.rows += 1;
      if (line.kind === 'F') end.files += 1;
      const written = textOf(line);
      hash.update(written);
      sealed.update(written);
      yield written;
    }
    end.sha256 = hash.digest('hex');
    end.seal = sealOf(sealed, end);
    yield `E ${JSON.stringify(end)}\n`;
  }
  try {
    // personal data: only the operator may read the file
    const lock = (chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> => lockedBytes(chunks, keys.lock);
    await storingBytes(() => pipeline(text, createGzip(), lock, createWriteStream(partial, { mode: 0o600 })));
    await storingBytes(() => rename(partial, path));
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
  return end;
}

/** Receives the lines of an archive, in order. */
export type TakeLine = (line: ArchiveLine) => Promise<void> | void;

/**
 * Calls `take` with every line in order. Throws `ArchiveError` when the file is incomplete, or its digest or seal is
 * wrong.
 */
export async function readArchive(
  file: BackupFile,
  take: (line: ArchiveLine) => Promise<void> | void,
): Promise<ArchiveEnd> {
  let end: ArchiveEnd | null = null;
  const hash = createHash('sha256');
  const sealed = createHmac('sha256', file.keys.seal);
  const takeText = async (text: string): Promise<void> => {
    if (end) throw new ArchiveError('there is text after its end');
    if (text.startsWith('E ')) {
      end = readJson(text.slice(2)) as ArchiveEnd;
      return;
    }
    hash.update(`${text}\n`);
    sealed.update(`${text}\n`);
    await take(parseLine(text));
  };
  await assertUnlocks(file).catch((error: unknown) => throwNamed(error, file.path));
  const packed = Readable.from(unlockedBytes(file));
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  try {
    for await (const text of linesOf(unpacked)) await takeText(text);
  } catch (error) {
    throwNamed(error, file.path);
  } finally {
    packed.destroy();
  }
  const found = end as ArchiveEnd | null;
  if (!found) throw new ArchiveError('it ends too early');
  if (found.sha256 !== hash.digest('hex')) throw new ArchiveError('its digest is wrong: it was changed or damaged');
  if (!isEqual(found.seal, sealOf(sealed, found))) {
    throw new ArchiveError('its seal is wrong: it was changed, or made with another PII_INDEX_KEY');
  }
  return found;
}

const isEqual = (said: unknown, right: string): boolean =>
  typeof said === 'string' && said.length === right.length && timingSafeEqual(Buffer.from(said), Buffer.from(right));

/** Throws the reading error in words for the operator. */
function throwNamed(error: unknown, path: string): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') throw new ArchiveError(`there is no file ${path}`);
  if (code?.startsWith('Z_') || error instanceof SyntaxError) throw new ArchiveError('it is damaged or no backup file');
  throw error;
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

function parseLine(text: string): ArchiveLine {
  const body = text.slice(2);
  switch (text.slice(0, 2)) {
    case 'H ':
      return { kind: 'H', head: parseHead(body) };
    case 'T ':
      return { kind: 'T', ...(readJson(body) as { name: string; columns: string[] }) };
    case 'R ':
      return { kind: 'R', json: body };
    case 'F ':
      return { kind: 'F', ...(readJson(body) as { path: string }) };
    case 'B ':
      return { kind: 'B', bytes: Buffer.from(body, 'base64') };
    default:
      throw new ArchiveError('it is damaged or no backup file');
  }
}

/** The head of an archive from its JSON. Throws `ArchiveError` for another product's or another format's head. */
export function parseHead(json: string): ArchiveHead {
  const head = readJson(json) as ArchiveHead;
  if (head.format !== FORMAT) throw new ArchiveError('it is no backup of this product');
  if (head.version !== VERSION) throw new ArchiveError(`its format is ${head.version}; this version reads ${VERSION}`);
  return head;
}
