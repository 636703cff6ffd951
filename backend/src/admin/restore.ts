import type { Client } from 'pg';
import { asOfToday } from '../platform/db/replaced-migrations.ts';
import { isDeeperThan } from '../platform/json-depth.ts';
import { MOST_LEVELS } from '../platform/read-json.ts';
import { readArchive, type ArchiveLine, type TakeLine } from './archive.ts';
import { ArchiveError, type BackupFile } from './archive-lock.ts';
import { migrationNames, storedTables, type StoredTable } from './catalog.ts';
import { endAccessAgain, endedAccess } from './ended-access.ts';
import { RestoredFiles, safePath } from './restored-files.ts';

/** The number of rows in one statement. */
const BATCH = 500;

/** The number of restored rows and files. */
export interface Restored {
  rows: number;
  files: number;
}

/** Reads an archive from the start. It is called twice. */
export type ArchiveSource = (take: TakeLine) => Promise<unknown>;

/** Replaces all data with a backup file; see `loadArchive`. */
export const restoreBackup = (
  client: Client,
  file: BackupFile,
  uploads: string | null,
  settle?: () => Promise<void>,
): Promise<Restored> => loadArchive(client, (take) => readArchive(file, take), uploads, settle);

/**
 * Replaces all data of the database with the source's, in one transaction. The database does not change when the source
 * is damaged or from another version of the product, when a row breaks a constraint, or when a file cannot be written.
 * @param uploads the folder for uploaded files; null leaves them out
 * @param settle the work on the restored rows before anyone sees them
 */
export async function loadArchive(
  client: Client,
  source: ArchiveSource,
  uploads: string | null,
  settle: () => Promise<void> = async () => undefined,
): Promise<Restored> {
  await checkFits(client, source);
  const tables = await storedTables(client);
  const files = new RestoredFiles(uploads);
  await client.query('begin');
  try {
    const ended = await endedAccess(client);
    const checks = await suspendChecks(client, tables);
    await client.query(`truncate ${tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')}`);
    const writer = new Writer(client, tables, files);
    await source((line) => writer.take(line));
    await writer.flush();
    for (const table of tables) await continueNumbering(client, table);
    for (const statement of checks) await client.query(statement);
    await endAccessAgain(client, ended);
    await settle();
    // no old position may lead to an event of after the restore as if nothing was between them
    await client.query(`update event_counter set last = last + 1, forgotten = last + 1`);
    // a copy on another machine must not send to partners; admins resume webhooks, also those that partners could have resumed
    await client.query(
      `update webhook set cursor = (select last from event_counter), paused_at = coalesce(paused_at, now()), is_stopped = false,
              locked_until = null`,
    );
    await client.query(`update change_stamp set version = version + 1`);
    await client.query(`select pg_notify('league_changed', version::text) from change_stamp`);
    await files.place();
    await client.query('commit');
    return { rows: writer.rows, files: files.count };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await files.end();
  }
}

/** Reads the whole source once before any change. */
async function checkFits(client: Client, source: ArchiveSource): Promise<void> {
  const ours = await migrationNames(client);
  let theirs: string[] | null = null;
  await source((line) => {
    if (line.kind === 'H') theirs = asOfToday(line.head.migrations);
    if (line.kind === 'F') safePath(line.path);
  });
  if (JSON.stringify(theirs) !== JSON.stringify(ours)) {
    throw new ArchiveError('it was made by another version of the product: restore it with that one, then upgrade');
  }
}

/**
 * Removes foreign keys and triggers until all rows are written, in any order. Returns the statements that restore them.
 * Adding a key again checks every row.
 */
async function suspendChecks(client: Client, tables: readonly StoredTable[]): Promise<string[]> {
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
       from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const { drop } of keys) await client.query(drop);
  return [...keys.map(({ add }) => add), ...names.map((name) => `alter table ${name} enable trigger user`)];
}

async function continueNumbering(client: Client, { name, identity }: StoredTable): Promise<void> {
  if (identity === null) return;
  const [table, column] = [client.escapeIdentifier(name), client.escapeIdentifier(identity)];
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column}), 0) + 1, false) from ${table}`,
    [table, identity],
  );
}

/** Writes the lines of an archive to their tables and files. */
class Writer {
  rows = 0;
  readonly #tables: Map<string, StoredTable>;
  #insert = '';
  #batch: string[] = [];

  constructor(
    private readonly client: Client,
    tables: readonly StoredTable[],
    private readonly files: RestoredFiles,
  ) {
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async take(line: ArchiveLine): Promise<void> {
    if (line.kind === 'R') {
      if (isDeeperThan(line.json, MOST_LEVELS)) throw new ArchiveError('it has a row with too many levels');
      this.#batch.push(line.json);
      if (this.#batch.length === BATCH) await this.flush();
      return;
    }
    await this.flush();
    if (line.kind === 'T') this.#enter(line);
    if (line.kind === 'F') await this.files.beginFile(line.path);
    if (line.kind === 'B') await this.files.append(line.bytes);
  }

  /** Writes the collected rows. */
  async flush(): Promise<void> {
    if (this.#batch.length === 0) return;
    const rows = `[${this.#batch.join(',')}]`;
    this.rows += this.#batch.length;
    this.#batch = [];
    await this.client.query(this.#insert, [rows]);
  }

  #enter({ name, columns }: { name: string; columns: string[] }): void {
    const known = this.#tables.get(name);
    if (!known || columns.some((column) => !known.columns.includes(column))) {
      throw new ArchiveError(`it has a table that this version does not know: ${name}`);
    }
    const table = this.client.escapeIdentifier(name);
    const list = columns.map((column) => this.client.escapeIdentifier(column)).join(', ');
    this.#insert = `insert into ${table} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${table}, $1::json)`;
  }
}
