import { execFile, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { open, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { giveTo, type Installation, moveUnlessThere, prepareInstallation } from './embedded-files.ts';

const run = promisify(execFile);

/** Every connection of the product to the embedded server has this mark and its process's id. */
const MARK = 'sbl-';
const OURS = `${MARK}${process.pid}`;
const STOPPING = 'stopping-sbl';
/** The time limit of a start, including recovery after a crash. */
const START_MS = 60_000;
const STOP_MS = 15_000;
const DATABASE = 'league';
const APP_LOGIN = 'league_app';

/** A database, and the function that releases it. */
export interface Database {
  kind: 'external' | 'embedded';
  /** With the login that owns the tables: for migrations and for the operator's commands. */
  url: string;
  /** With the application's login, which owns nothing. The same as `url` when the configuration has one login only. */
  appUrl: string;
  /**
   * Stops the embedded server, unless another process of the product still uses it. Never throws; a second call is
   * harmless.
   */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** For tests: faster, but not safe against a power cut. */
  fast?: boolean;
}

interface Running {
  pid: number;
  port: number;
  password: string;
}

/** The configured database, or else an embedded PostgreSQL with its data under `dataDir`. */
export async function resolveDatabase(config: {
  databaseUrl?: string | null;
  migrationsDatabaseUrl?: string | null;
  dataDir: string;
}): Promise<Database> {
  const { databaseUrl: appUrl, migrationsDatabaseUrl: url } = config;
  if (appUrl) return { kind: 'external', url: url ?? appUrl, appUrl, stop: async () => undefined };
  return startEmbedded(join(config.dataDir, 'postgres'));
}

/**
 * Starts a PostgreSQL with its data under `dir`, or uses the one that already runs there (for a second process of the
 * product, or after a process was killed). It listens on this machine only, on a port that the system chooses.
 */
export async function startEmbedded(dir: string, { fast = false }: EmbeddedOptions = {}): Promise<Database> {
  const place = await prepareInstallation(dir);
  const data = join(place.dir, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(place, data, fast);
  const password = (await readFile(join(data, 'password'), 'utf8')).trim();
  const { pid, port } = (await alreadyRunning(data)) ?? (await launch(place, data, fast));
  const server: Running = { pid, port, password };
  await ensureDatabase(server);
  const url = urlOf(server, DATABASE, OURS);
  return { kind: 'embedded', url, appUrl: asApplication(url), stop: () => stopIfLast(place, data, server) };
}

/** The application's login, beside the owner's. Its password is made from the owner's, which cannot be read from it. */
function asApplication(owner: string): string {
  const url = new URL(owner);
  url.password = createHmac('sha256', url.password).update(APP_LOGIN).digest('base64url');
  url.username = APP_LOGIN;
  return url.href;
}

const urlOf = ({ port, password }: Running, database: string, name: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}?application_name=${name}`;

/**
 * Creates the data in another place and moves it in one step. So a killed start, or two at once, cannot leave half of
 * it.
 */
async function initialise(place: Installation, data: string, fast: boolean): Promise<void> {
  for (const name of await readdir(place.dir)) {
    const maker = /^data\.new-(\d+)-/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) await rm(join(place.dir, name), { recursive: true, force: true });
  }
  const unfinished = `${data}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${unfinished}.password`;
  await writeFile(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  await giveTo(passwordFile, place.who);
  // the built-in C.UTF-8 knows the upper and lower case of Å, Ä and Ö, which the plain C locale does not
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const args = ['-D', unfinished, ...locale, ...access, ...(fast ? ['--no-sync'] : [])];
  try {
    await run(place.program('initdb'), args, { ...place.who, cwd: place.dir });
    await writeFile(join(unfinished, 'password'), await readFile(passwordFile), { mode: 0o600 });
    await giveTo(join(unfinished, 'password'), place.who);
    await moveUnlessThere(unfinished, data);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function launch(place: Installation, data: string, fast: boolean): Promise<{ pid: number; port: number }> {
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${fast ? 200 : 100}`,
    'timezone=UTC',
    'jit=off',
    'log_checkpoints=off',
    'log_min_messages=log',
    ...(fast ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ];
  const logFile = join(place.dir, 'postgres.log');
  const log = await open(logFile, 'w');
  try {
    const flags = settings.flatMap((setting) => ['-c', setting]);
    const child = spawn(place.program('postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...place.who,
      cwd: place.dir,
      // its own session: Ctrl-C in the terminal reaches only Node, which then drains and stops the server in order
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    const ended = new Promise<string>((resolve) => {
      child.once('exit', (code) => resolve(`postgres exited with ${code}`));
      child.once('error', (error) => resolve(error.message));
    });
    child.unref();
    return await becomesReady(data, ended, logFile);
  } finally {
    await log.close();
  }
}

async function becomesReady(
  data: string,
  ended: Promise<string>,
  logFile: string,
): Promise<{ pid: number; port: number }> {
  let failure: string | null = null;
  void ended.then((why) => (failure = why));
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(10)) {
    const file = await pidFile(data);
    // also when this start failed because another process started a server at the same moment
    if (file?.status === 'ready' && isAlive(file.pid)) return file;
    if (failure !== null && !(file && isAlive(file.pid))) break;
  }
  const log = await readFile(logFile, 'utf8').catch(() => '');
  throw new Error(`the embedded database did not start: ${failure ?? 'it took too long'}\n${log.slice(-2000)}`);
}

/** The running server of this data directory, once it answers. The lock file of a crashed server does not count. */
async function alreadyRunning(data: string): Promise<{ pid: number; port: number } | null> {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(20)) {
    const file = await pidFile(data);
    if (!file || !isAlive(file.pid)) return null;
    if (!(await isPostgres(file.pid))) {
      await rm(join(data, 'postmaster.pid'), { force: true });
      return null;
    }
    if (file.status === 'ready') return file;
  }
  throw new Error('the embedded database is running, and is not ready');
}

async function pidFile(data: string): Promise<{ pid: number; port: number; status: string } | null> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => null);
  const lines = text?.split('\n');
  if (!lines || !Number(lines[0])) return null;
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // a process that has ended still answers until its parent notices it (a zombie), which is common in containers
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a restart of the machine, the number in the lock file can belong to another program. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('the system gave no port');
  return address.port;
}

async function ensureDatabase(server: Running): Promise<void> {
  const admin = new pg.Client({ connectionString: urlOf(server, 'postgres', OURS) });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount) return;
    await admin.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
      // another process of the product was first
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  } finally {
    await admin.end();
  }
}

async function stopIfLast(place: Installation, data: string, server: Running): Promise<void> {
  if (!isAlive(server.pid) || (await othersRemain(server))) return;
  if (process.platform === 'win32') {
    await run(place.program('pg_ctl'), ['stop', '-D', data, '-m', 'fast']).catch(() => undefined);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(server.pid, signal);
    } catch {
      return;
    }
    // until the process has really ended: it still writes its statistics after the last connection is closed
    for (const until = Date.now() + STOP_MS; Date.now() < until; await sleep(20)) if (!isAlive(server.pid)) return;
  }
}

/**
 * Are there connections of other processes? They may be closing too, so only those count that are still there after a
 * moment.
 */
async function othersRemain(server: Running): Promise<boolean> {
  const admin = new pg.Client({ connectionString: urlOf(server, 'postgres', STOPPING) });
  admin.on('error', () => undefined);
  try {
    await admin.connect();
    for (let round = 0; round < 5; round++) {
      if (round > 0) await sleep(100);
      const { rows } = await admin.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity where application_name like $1 and application_name <> $2`,
        [`${MARK}%`, OURS],
      );
      if (rows[0]?.others === 0) return false;
    }
    return true;
  } catch {
    // it is stopping already, or too busy for another connection, so it is left alone
    return true;
  } finally {
    await admin.end().catch(() => undefined);
  }
}
