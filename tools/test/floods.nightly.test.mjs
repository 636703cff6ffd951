// One address floods the sockets of an instance, in each way that a socket can be flooded, while people use the site. Directly, and through
// the proxy of deploy/. The limits are for a quiet machine: the flood, the instance and those who measure share its cores.
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtModule } from '../lib/built.mjs';
import { FLOODS } from '../lib/flood.mjs';
import { freePort } from '../lib/free-port.mjs';
import { MEMORY_OPTIONS } from '../lib/memory-limits.mjs';
import { root } from '../lib/project.mjs';
import { hasProxy, startProxy } from '../lib/proxy.mjs';
import { waitForCondition } from '../lib/visitor.mjs';
import { startServer, temporaryFolder } from '../server.mjs';

const require = createRequire(join(root, 'backend/package.json'));
const pg = require('pg');
const { WebSocket } = require('ws');

const FLOOD_MS = Number(process.env.FLOOD_MS ?? 8000);
const SOCKETS = [1, 40];
/** What the process may take more than before, in MB, and how long the slowest twentieth of its answers may take. */
const MOST_MB = 50;
const MOST_MS = 50;
const HONEST = 5;
/** Two addresses of one network: the proxy sends both to the same instance, where each has limits of its own. */
const FLOODER = '127.0.66.1';
const VISITOR = '127.0.66.2';
const FIRST_VISITOR = '127.0.66.3';
/** A process takes memory for its first sockets, whoever they are of: what is measured comes after so many. */
const FIRST_SOCKETS = 200;

const skip = hasProxy() ? false : 'nginx is not installed: apt-get install nginx-light';

/** How many proxies are in front of each instance. */
const PROXIES = [1, 1, 0];

let folder;
let database;
let client;
let instances = [];
let proxy;

before(
  async () => {
    const { startEmbedded } = await builtModule('embedded/embedded.js');
    folder = temporaryFolder();
    database = await startEmbedded(join(folder, 'postgres'), { fast: true });
    for (const at of PROXIES.keys()) await start(at);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    if (skip) return;
    const ports = instances.slice(0, 2).map(({ url }) => Number(new URL(url).port));
    proxy = await startProxy({ port: await freePort(), instances: ports, folder });
  },
  { timeout: 240_000 },
);

/** Starts an instance, also in place of one that a flood has stopped. */
async function start(at) {
  const PORT = instances[at] ? new URL(instances[at].url).port : String(await freePort());
  instances[at] = await startServer({
    env: {
      PORT,
      DATABASE_URL: database.appUrl,
      MIGRATIONS_DATABASE_URL: database.url,
      DATA_DIR: folder,
      NODE_OPTIONS: MEMORY_OPTIONS,
      TRUSTED_PROXIES: String(PROXIES[at]),
      READ_LIMIT: '1200',
      LOG_LEVEL: 'warn',
    },
  });
  for (let n = 0; n < FIRST_SOCKETS; n++) (await openPage(instances[at].url, FIRST_VISITOR)).socket.terminate();
}

/** What is still there of the last flood would count for the next one. */
async function startAgain(at) {
  process.kill(instances[at].pid, 'SIGKILL');
  await start(at);
}

after(async () => {
  await client?.end();
  await proxy?.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** In MB; without end when the process has none any more. */
function memoryOf({ pid }) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return Infinity;
  }
}

/** A visitor's page: a subscription, and now and then a ping. */
async function openPage(url, localAddress = VISITOR) {
  const page = { heard: 0, closedWith: null, socket: null };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    localAddress,
    family: 4,
  });
  page.socket = socket;
  let isUp = false;
  socket.on('error', () => undefined);
  socket.on('close', (code) => (page.closedWith = code));
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  socket.on('message', (data) => {
    const { type } = JSON.parse(String(data));
    if (type === 'next') page.heard++;
    if (type !== 'connection_ack') return;
    const query = 'subscription { leagueChanged { number } }';
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    isUp = true;
  });
  await waitForCondition(() => isUp, 'a page has no line');
  const pings = setInterval(() => socket.readyState === 1 && socket.send('{"type":"ping"}'), 2000);
  socket.once('close', () => clearInterval(pings));
  return page;
}

/** Milliseconds of each answer of /health/live, one after the other, until `over`. */
async function watch(url, over) {
  const agent = new Agent({ keepAlive: true, localAddress: VISITOR });
  const waits = [];
  while (!over.aborted) {
    const from = performance.now();
    await new Promise((resolve) => {
      const req = request(`${url}/health/live`, { agent, family: 4 }, (res) => res.resume().once('close', resolve));
      req.setTimeout(20_000, () => req.destroy());
      req.once('error', resolve);
      req.end();
    });
    waits.push(performance.now() - from);
    await sleep(25);
  }
  agent.destroy();
  return waits;
}

const part = (values, share) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];

/** The memory of the flooded instance at most, and how long its visitors wait. */
async function during(kind, sockets, { url, own }) {
  const over = new AbortController();
  const child = fork(join(root, 'tools/lib/flood.mjs'));
  let sent = { opened: 0, bytes: 0 };
  child.on('message', (/** @type {any} */ count) => (sent = count));
  const from = own.map(memoryOf);
  let moreMb = 0;
  const look = () => (moreMb = Math.max(moreMb, ...own.map((instance, at) => memoryOf(instance) - from[at])));
  const looks = setInterval(look, 50);
  const waits = watch(url, over.signal);
  child.send({ url, kind, sockets, from: FLOODER });
  await sleep(FLOOD_MS);
  over.abort();
  const measured = await waits;
  clearInterval(looks);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return { moreMb, p50: part(measured, 0.5), p95: part(measured, 0.95), longest: part(measured, 1), ...sent };
}

const changeSeries = () =>
  client.query(
    'update series set is_streamed = not is_streamed where id = (select id from series order by id desc limit 1)',
  );

function floods(name, { target, skipped = /** @type {string | boolean} */ (false) }) {
  describe(name, { skip: skipped }, () => {
    for (const kind of Object.keys(FLOODS))
      for (const sockets of SOCKETS)
        test(`${kind} from ${sockets}`, { timeout: 240_000 }, async (context) => {
          const { url, own } = target();
          const pages = await Promise.all(Array.from({ length: HONEST }, () => openPage(url)));
          const told = await during(kind, sockets, { url, own });
          await changeSeries();
          await settled(pages);
          const lost = pages.filter(({ heard, closedWith }) => heard === 0 || closedWith !== null).length;
          for (const { socket } of pages) socket.terminate();
          context.diagnostic(
            `+${told.moreMb.toFixed(0)} MB, p50 ${told.p50.toFixed(0)}, p95 ${told.p95.toFixed(0)}, longest ` +
              `${told.longest.toFixed(0)} ms, ${lost} pages lost; ${told.opened} sockets, ` +
              `${(told.bytes / 1e6).toFixed(1)} MB sent; load ${loadavg()[0].toFixed(1)}`,
          );
          assert.equal(lost, 0);
          assert.ok(told.moreMb <= MOST_MB, `+${told.moreMb} MB`);
          assert.ok(told.p95 <= MOST_MS, `p95 ${told.p95} ms`);
        });
    afterEach(async () => {
      for (const instance of target().own) await startAgain(instances.indexOf(instance));
    });
  });
}

/** Until every page has heard of the change or is closed; a flooded instance may take its time, or be gone. */
async function settled(pages) {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(20))
    if (pages.every(({ heard, closedWith }) => heard > 0 || closedWith !== null)) return;
}

floods('directly', { target: () => ({ url: instances[2].url, own: [instances[2]] }) });
floods('through the proxy', { target: () => ({ url: proxy.url, own: instances.slice(0, 2) }), skipped: skip });
