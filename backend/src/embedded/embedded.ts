import { execFile, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { open, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { giveTo, type Installation, moveUnlessThere, prepareInstallation } from './embedded-files.ts';

const run = promisify(execFile);

/** Every connection of the product to the embedded server has this mark and its process's id. */
const MARK = 'sbl-';
const OURS = `${MARK}${process.pid}`;
/** The time limit of a start, including recovery after a crash. */
const START_MS = 60_000;
/** A test's database lives for seconds: nothing of it is written twice, and nobody tidies up in it meanwhile. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
];
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
  // before there is a server, so that there is no moment in which the end of this process would leave one
  const use = watchedUse(place, data, fast);
  try {
    if (!existsSync(join(data, 'PG_VERSION'))) await initialise(place, data, fast);
    const password = (await readFile(join(data, 'password'), 'utf8')).trim();
    const { port } = (await alreadyRunning(data)) ?? (await launch(place, data, fast));
    use.up();
    await ensureDatabase({ port, password });
    const url = urlOf({ port, password }, DATABASE, OURS);
    return { kind: 'embedded', url, appUrl: asApplication(url), stop: use.end };
  } catch (error) {
    await use.end();
    throw error;
  }
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
    ...(fast ? FAST : []),
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

/** The other end of `last-user.mjs`, which stops the server when this process ends without a word. */
interface LastUser {
  /** The server is up. */
  up(): void;
  /** Stops the server, unless another process of the product still uses it. */
  end(): Promise<void>;
}

/** The tests load the sources, everything else the build. */
const SCRIPT = fileURLToPath(new URL(`./last-user.${import.meta.url.endsWith('.ts') ? 'mjs' : 'js'}`, import.meta.url));

/** Waits for the end of its input without a Node of its own, which would need 40 MB for as long as the server runs. */
const WAIT = 'while read -r word; do said=$word; done; exec "$@" "$said"';

function watchedUse(place: Installation, data: string, isTemporary: boolean): LastUser {
  const args = [SCRIPT, data, MARK, OURS, place.program('pg_ctl'), isTemporary ? 'yes' : 'no'];
  const shell = process.platform === 'win32' ? [] : ['/bin/sh', '-c', WAIT, 'sh'];
  const [command = '', ...rest] = [...shell, process.execPath, ...args];
  const child = spawn(command, rest, {
    // its own session, like the server
    detached: true,
    windowsHide: true,
    cwd: place.dir,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const input = child.stdin as Socket;
  input.on('error', () => undefined);
  // neither keeps this process from ending
  child.unref();
  input.unref();
  return {
    up: () => void input.write('up\n'),
    end: () => {
      // others used it when this process first had no more use for it
      if (child.exitCode !== null) return watchedUse(place, data, isTemporary).end();
      child.ref();
      input.end('end\n');
      return ended;
    },
  };
}
