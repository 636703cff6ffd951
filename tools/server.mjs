// A temporary instance of the built product, with its own database and port, which is deleted when it stops.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './lib/free-port.mjs';
import { root } from './lib/project.mjs';
import { endingWithParent } from './lib/with-parent.mjs';

/**
 * The port that a server listens on.
 * @param {import('node:net').Server} server
 */
export const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/** A new empty folder that the database's own user can read too. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sbl-'));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * This process's environment without the product's variables, so that a developer's settings do not reach an instance.
 */
export function bareEnvironment() {
  const variables = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm)].map(
    (match) => match[1],
  );
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !variables.includes(name)));
}

async function untilReady(url, child, output, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error(`the server was not ready after ${timeoutMs / 1000} s:\n${output()}`);
}

/** Ends a test whose server never comes; it is no measure. A busy machine needs minutes for the demo league. */
const NEVER_READY_MS = 900_000;

/**
 * Starts backend/dist/main.js with the demo league and waits until /health/ready answers 200.
 * @param {{ env?: Record<string, string>, timeoutMs?: number, entry?: string, product?: string, stdout?: number }} options variables
 * beside PORT, DATA_DIR, PUBLIC_URL; the folder of another version; an open file for its log
 * @returns {Promise<{ url: string, pid: number, output(): string, stop(): Promise<number> }>} stop() resolves to the
 * exit code
 */
export async function startServer({
  env = {},
  timeoutMs = NEVER_READY_MS,
  entry = 'backend/dist/main.js',
  product = root,
  stdout,
} = {}) {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const folder = temporaryFolder();
  const child = spawn(process.execPath, [join(product, entry)], {
    cwd: product,
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
    // many accounts log in from one address here
    env: endingWithParent({
      ...bareEnvironment(),
      LOGIN_LIMIT: '1000',
      DATA_DIR: folder,
      PUBLIC_URL: url,
      ...env,
      PORT: String(port),
    }),
  });
  let text = '';
  const keep = (chunk) => (text = (text + chunk).slice(-20_000));
  child.stdout?.on('data', keep);
  child.stderr.on('data', keep);
  const output = () => text;
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));

  const stop = async () => {
    child.kill('SIGTERM');
    // longer than its own wait for present requests
    const giveUp = setTimeout(() => child.kill('SIGKILL'), 60_000);
    const code = await ended;
    clearTimeout(giveUp);
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  try {
    await untilReady(url, child, output, timeoutMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid, output, stop };
}
