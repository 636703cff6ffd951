// The measured processes, each a separate child on 127.0.0.1, and the processor time that they use, from /proc. On systems without it,
// only the rate is measured, and the tables say so.
import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../tools/lib/project.mjs';
import { freePort } from '../tools/lib/free-port.mjs';
import { endingWithParent } from '../tools/lib/with-parent.mjs';
import { bareEnvironment } from '../tools/server.mjs';
import { withClient } from './league.mjs';
import { MEMORY_FLAGS, MEMORY_VARIABLES } from '../tools/lib/memory-limits.mjs';

/** Ends a run whose server never comes; it is no measure. */
const READY_MS = 900_000;

const here = (file) => join(import.meta.dirname, file);
const randomKey = () => randomBytes(32).toString('base64');
/** The same keys for every start, because a database refuses other keys than its first ones. */
const KEYS = { PII_KEYS: `k1:${randomKey()}`, PII_INDEX_KEY: randomKey() };

/** The next message from the child. */
export const messageOf = (child) =>
  new Promise((resolve, reject) => {
    const ended = (code) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(giveUp);
}

async function startYardstick(which, env) {
  const child = fork(here('yardsticks.mjs'), [which], { env: endingWithParent({ ...process.env, ...env }) });
  const { port } = await messageOf(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(child), child, pid: child.pid };
}

/** A process that only sends requests: `sendRequests()` of load.mjs. */
export function startLoad() {
  const child = fork(here('load.mjs'), { env: endingWithParent(process.env) });
  return {
    async send(what) {
      const answer = messageOf(child);
      child.send(what);
      const { result, error } = await answer;
      if (error) throw new Error(error);
      return result;
    },
    stop: () => stop(child),
  };
}

/** The bare server over the database: one statement for each read. */
export const startYardstickB = (databaseUrl) => startYardstick('b', { DATABASE_URL: databaseUrl });

/** The bare server that sends these texts, each under its name. */
export async function startYardstickC(texts) {
  const yardstick = await startYardstick('c', {});
  const ready = messageOf(yardstick.child);
  yardstick.child.send(texts);
  await ready;
  return yardstick;
}

/** As in production: every answer is logged to a file, nothing is emulated, and no outside service is called. */
const productionSettings = () => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  HOST: '127.0.0.1',
  DRAIN_MS: '0',
  SEED_DEMO: 'off',
  // counted as in production, but never refused
  READ_LIMIT: '1000000000',
  ...KEYS,
  DISCORD_CLIENT_ID: 'bench',
  DISCORD_CLIENT_SECRET: randomKey(),
  DISCORD_BOT_TOKEN: randomKey(),
  DISCORD_GUILD_ID: '1',
  DISCORD_API_URL: 'http://127.0.0.1:1',
});

/**
 * Starts the built product over a database.
 * @param {{ build: string, databaseUrl: string, folder: string, env?: object }} options `folder` is for its data and its log
 */
export async function startProduct({ build, databaseUrl, folder, env = {} }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, `product-${port}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [...MEMORY_FLAGS, join(root, build, 'main.js')], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: endingWithParent({
      ...bareEnvironment(),
      ...productionSettings(),
      ...MEMORY_VARIABLES,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: url,
      ...env,
    }),
  });
  closeSync(log);
  await untilReady(url, child, () => readFileSync(logFile, 'utf8').slice(-4000));
  return { url, pid: child.pid, stop: () => stop(child) };
}

/** Waits until the product at `url` is ready. */
export async function untilReady(url, child, output) {
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(20)) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready after ${READY_MS / 1000} s:\n${output()}`);
}

/** One tick of /proc in ms: 100 in a second on every Linux. */
const TICK_MS = 10;

export const hasProcessorTime = existsSync('/proc/self/stat');

/** A process's parent, and the ticks that it and its ended children have used; null when it has ended. */
function statOf(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // the second field is a name in brackets, which can contain blanks
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), ticks };
}

/** Milliseconds that these processes and all their children have used so far; null where there is no /proc. */
export function processorMs(roots) {
  if (!hasProcessorTime) return null;
  const known = new Map();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : null;
    if (stat) known.set(Number(name), stat);
  }
  const belongs = (pid) => pid > 1 && (roots.includes(pid) || belongs(known.get(pid)?.parent ?? 0));
  let ticks = 0;
  for (const [pid, stat] of known) if (belongs(pid)) ticks += stat.ticks;
  return ticks * TICK_MS;
}

/** The main process of the PostgreSQL at `url`: the parent of every connection's process. Null where there is no /proc. */
export async function clusterOf(url) {
  if (!hasProcessorTime) return null;
  return withClient(url, async (client) => {
    const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows;
    // before the connection ends, and its process with it
    return statOf(pid)?.parent ?? null;
  });
}
