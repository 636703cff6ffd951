// `npm start` like a new developer's: it starts, starts again quickly, and leaves nothing behind.
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

/** Of the first start's time. A second start that makes the league again, or builds again, takes more. */
const SECOND_START = 0.75;
/** A busy machine can be slow once, so the shortest of some starts counts. */
const STARTS = 5;
let folder;
/** How long the first start took, in ms; undefined until a test has started the product. */
let firstMs;
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
  const from = performance.now();
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
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => null);
    if (answer?.status === 200) break;
    assert.equal(child.exitCode, null, output);
    assert.ok(tries < 1800, output);
    await sleep(100);
  }
  return { child, port, ended, output: () => output, ms: Math.round(performance.now() - from) };
}

/** Makes the first start for a test that only needs its time. */
async function firstStart() {
  const { child, ended, ms } = await start(process.execPath, ['tools/start.mjs']);
  child.kill('SIGINT');
  await ended;
  return ms;
}

const isServing = (port) =>
  fetch(`http://localhost:${port}/health/live`).then(
    () => true,
    () => false,
  );

async function eventually(condition, what) {
  for (let tries = 0; tries < 200; tries++) {
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

test('the first start says where it is and who to be, and Ctrl-C ends it with 0', { timeout: 200_000 }, async () => {
  const { child, port, ended, output, ms } = await start(process.execPath, ['tools/start.mjs']);
  firstMs = ms;
  await eventually(() => output().includes(`http://localhost:${port}`), output());
  assert.match(output(), /captain/);
  const page = await fetch(`http://localhost:${port}/`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<!doctype html>/i);
  child.kill('SIGINT');
  assert.equal(await ended, 0);
  assert.ok(databaseIsGone());
});

test('the second start is far shorter, and ending npm ends the product', { timeout: 400_000 }, async () => {
  const npm = process.env.npm_execpath;
  const command = npm?.endsWith('.js') ? [process.execPath, [npm, 'start']] : ['npm', ['start']];
  // compared with the first start, because machines differ; `npm run bench` shows the seconds
  firstMs ??= await firstStart();
  const bound = SECOND_START * firstMs;
  const took = [];
  do {
    const { child, port, ended, ms } = await start(...command);
    took.push(ms);
    child.kill('SIGTERM');
    await ended;
    await eventually(async () => !(await isServing(port)), 'the product is still serving');
    await eventually(databaseIsGone, 'the database is still running');
  } while (Math.min(...took) >= bound && took.length < STARTS);
  assert.ok(Math.min(...took) < bound, `the first start took ${firstMs} ms, then ${took.join(', ')} ms`);
});

test('a wrong setting stops the start with its name', { timeout: 120_000 }, async () => {
  const child = (product = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: 'many', DATA_DIR: folder },
  }));
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  assert.equal(await new Promise((resolve) => child.once('exit', resolve)), 1);
  assert.match(output, /PORT must be a whole number/);
});
