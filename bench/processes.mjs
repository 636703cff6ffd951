// The measured processes: the product and the two yardsticks, each a separate child on 127.0.0.1.
import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../tools/lib/project.mjs';
import { freePort } from '../tools/lib/free-port.mjs';
import { bareEnvironment } from '../tools/server.mjs';
import { MEMORY_FLAGS, MEMORY_VARIABLES } from '../tools/lib/memory-limits.mjs';

const READY_MS = 60_000;

const here = (file) => join(import.meta.dirname, file);
const randomKey = () => randomBytes(32).toString('base64');
/** The same keys for every start, because a database refuses other keys than its first ones. */
const KEYS = { PII_KEYS: `k1:${randomKey()}`, PII_INDEX_KEY: randomKey() };

/** The next message from the child. */
export const told = (child) =>
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

async function startYardstick(file, env) {
  const child = fork(here(file), { env: { ...process.env, ...env } });
  const { port } = await told(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(child), child, pid: child.pid };
}

/** A process that only sends requests: `send()` of load.mjs. */
export function startLoad() {
  const child = fork(here('load-process.mjs'));
  return {
    async send(what) {
      const answer = told(child);
      child.send(what);
      const { result, error } = await answer;
      if (error) throw new Error(error);
      return result;
    },
    stop: () => stop(child),
  };
}

/** The bare server over the database: one statement for each read. */
export const startYardstickB = (databaseUrl) => startYardstick('yardstick-b.mjs', { DATABASE_URL: databaseUrl });

/** The bare server that sends these texts, each under its name. */
export async function startYardstickC(texts) {
  const yardstick = await startYardstick('yardstick-c.mjs', {});
  const ready = told(yardstick.child);
  yardstick.child.send(texts);
  await ready;
  return yardstick;
}

/**
 * The bare server that answers 304 with these headers, a line in its log and the change stamp.
 * @param {{ headers: string[], etag: string, databaseUrl: string, folder: string }} options
 */
export const startYardstickDuties = ({ headers, etag, databaseUrl, folder }) =>
  startYardstick('yardstick-duties.mjs', {
    DATABASE_URL: databaseUrl,
    LOG_FILE: join(folder, 'duties.log'),
    ETAG: etag,
    HEADERS: JSON.stringify(headers),
  });

/** The bare server that uploads are sent to. `folder` is for what it writes. */
export const startUploadSink = (folder) => startYardstick('upload-sink.mjs', { FOLDER: folder });

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
 * @param {{ build: string, databaseUrl: string, folder: string, counted?: boolean, env?: object }} options `folder` is
 * for its data and its log; with
 * `counted`, `statements()` returns how many SQL statements it has sent
 */
export async function startProduct({ build, databaseUrl, folder, counted = false, env = {} }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, `product-${port}.log`);
  const log = openSync(logFile, 'w');
  const flags = [...MEMORY_FLAGS, ...(counted ? ['--import', here('count-statements.mjs')] : [])];
  const child = spawn(process.execPath, [...flags, join(root, build, 'main.js')], {
    cwd: root,
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...bareEnvironment(),
      ...productionSettings(),
      ...MEMORY_VARIABLES,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: url,
      ...env,
    },
  });
  closeSync(log);
  await untilReady(url, child, () => readFileSync(logFile, 'utf8').slice(-4000));
  return {
    url,
    pid: child.pid,
    stop: () => stop(child),
    async statements() {
      const answer = told(child);
      child.send('statements');
      return (await answer).statements;
    },
  };
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
