// `npm start` like a new developer's: it starts, starts again without doing anything twice, and leaves nothing behind.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib/project.mjs';
import { freePort } from '../lib/free-port.mjs';
import { temporaryFolder } from '../server.mjs';

let folder;
/** What the first start has made; undefined until a test has started the product. */
let made;
/** The process that a test started. A failed test must not leave it running, because this file would never end. */
let product;

before(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  if (product?.exitCode === null && product.signalCode === null) {
    product.kill('SIGTERM');
    await once(product, 'exit');
  }
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command that serves the product from `folder`. Resolves when it is ready. */
async function start(command, args) {
  const port = await freePort();
  const child = (product = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: '',
    },
  }));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => null);
    if (answer?.status === 200) break;
    assert.equal(child.exitCode, null, output);
    await sleep(100);
  }
  return { child, port, ended, output: () => output };
}

/** What a second start must not make again: the database, and the league in it. */
async function whatIsMade(port) {
  const query = encodeURIComponent('{ seasons { id name divisions { id } } }');
  const answer = await fetch(`http://localhost:${port}/graphql?query=${query}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  // it begins with a number that initdb draws
  const database = readFileSync(join(folder, 'postgres/data/global/pg_control')).subarray(0, 8).toString('hex');
  return { database, league: await answer.json() };
}

const isServing = (port) =>
  fetch(`http://localhost:${port}/health/live`).then(
    () => true,
    () => false,
  );

async function eventually(condition, what) {
  for (let tries = 0; tries < 3000; tries++) {
    if (await condition()) return;
    await sleep(100);
  }
  assert.fail(what);
}

const databaseIsGone = () => {
  const file = join(folder, 'postgres/data/postmaster.pid');
  if (!existsSync(file)) return true;
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n', 1)[0]), 0);
    return false;
  } catch {
    return true;
  }
};

test('the first start says where it is and who to be, and Ctrl-C ends it with 0', { timeout: 900_000 }, async () => {
  const { child, port, ended, output } = await start(process.execPath, ['tools/start.mjs']);
  made = await whatIsMade(port);
  assert.ok(made.league.data.seasons.length > 1);
  await eventually(() => output().includes(`http://localhost:${port}`), output());
  assert.match(output(), /captain/);
  const page = await fetch(`http://localhost:${port}/`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<!doctype html>/i);
  child.kill('SIGINT');
  assert.equal(await ended, 0);
  assert.ok(databaseIsGone());
});

test('the second start installs, builds and makes nothing again, and ending npm ends the product', async () => {
  const npm = process.env.npm_execpath;
  const command = npm?.endsWith('.js') ? [process.execPath, [npm, 'start']] : ['npm', ['start']];
  const { child, port, ended, output } = await start(...command);
  assert.doesNotMatch(output(), /installing|building/);
  if (made) assert.deepEqual(await whatIsMade(port), made);
  child.kill('SIGTERM');
  await ended;
  await eventually(async () => !(await isServing(port)), 'the product is still serving');
  await eventually(databaseIsGone, 'the database is still running');
});

test('a wrong setting stops the start with its name', { timeout: 900_000 }, async () => {
  const child = (product = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: 'many', DATA_DIR: folder },
  }));
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  assert.equal(await new Promise((resolve) => child.once('exit', resolve)), 1);
  assert.match(output, /PORT must be a whole number/);
});
