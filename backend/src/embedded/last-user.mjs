// Stops the embedded server when the process that used it has ended, however it ended: orderly, by a signal, or killed. Its
// caller holds the other end of this process's input (embedded.ts), which the system closes with the caller. Plain
// JavaScript, because the tests start it from the sources.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import pg from 'pg';

/** `said`: what the shell that waited has read, the last word. Without a shell it is read here. */
const [data, mark, ours, pgCtl, isTemporary, heard] = process.argv.slice(2);
const said = heard ?? (await text(process.stdin)).trim().split('\n').at(-1) ?? '';

/** A server that was told to start writes its lock file within this time. */
const APPEARS_MS = 10_000;
const STOP_MS = 15_000;

function lockFile() {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    // a process that has ended still answers until its parent notices it (a zombie), which is common in containers
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** After a restart of the machine, the number in the lock file can belong to another program. */
const isPostgres = (pid) =>
  process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');

/** The server, also one that its caller had only just told to start. */
async function running() {
  const until = Date.now() + (said === '' ? APPEARS_MS : 0);
  for (;;) {
    const server = lockFile();
    if (server && (said !== '' || server.isReady)) return isAlive(server.pid) && isPostgres(server.pid) ? server : null;
    if (Date.now() >= until) return server && isAlive(server.pid) && isPostgres(server.pid) ? server : null;
    await sleep(50);
  }
}

/** Are there connections of other processes? They may be closing too, so only those count that are still there after a moment. */
async function othersRemain({ port }) {
  const password = readFileSync(join(data, 'password'), 'utf8').trim();
  const login = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
  const admin = new pg.Client({ ...login, application_name: 'stopping-sbl' });
  admin.on('error', () => undefined);
  try {
    await admin.connect();
    for (let round = 0; round < 5; round++) {
      if (round > 0) await sleep(100);
      const { rows } = await admin.query(
        'select count(*)::int as others from pg_stat_activity where application_name like $1 and application_name <> $2',
        [`${mark}%`, ours],
      );
      if (rows[0].others === 0) return false;
    }
    return true;
  } catch {
    // it is stopping already, or too busy for another connection, so it is left alone
    return true;
  } finally {
    await admin.end().catch(() => undefined);
  }
}

async function stop({ pid }) {
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', data, '-m', 'fast']).catch(() => undefined);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    // until the process has really ended: it still writes its statistics after the last connection is closed
    for (const until = Date.now() + STOP_MS; Date.now() < until; await sleep(20)) if (!isAlive(pid)) return;
  }
}

const server = await running();
if (!server || !(await othersRemain(server))) {
  if (server) await stop(server);
  // a caller that ends in order has its own use for the folder
  if (isTemporary === 'yes' && said !== 'end') rmSync(dirname(data), { recursive: true, force: true });
}
