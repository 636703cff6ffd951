// What else must hold: cached answers against yardstick c, memory, the second start, and the sockets of open pages.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { freePort } from '../tools/lib/free-port.mjs';
import { root } from '../tools/lib/project.mjs';
import { bareEnvironment, temporaryFolder } from '../tools/server.mjs';
import { withClient } from './league.mjs';
import { conditionalRequest, medianOf, pathOf, sharesOf } from './load.mjs';
import { startProduct, startYardstickC, untilReady } from './processes.mjs';
import { askServer } from './reads.mjs';

/** A page with a table, and the start page. */
const CACHED = ['Q1', 'Q4'];

/** The body and the ETag of a GET. */
async function got(url, path) {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
  return { status: answer.status, text: await answer.text(), etag: answer.headers.get('etag') };
}

/** A page is drawn in the background, so the first answers can be without its content: waits until it is the same. */
async function drawnPage(url, path) {
  let last = await got(url, path);
  for (let same = 0; same < 4;) {
    await sleep(250);
    const next = await got(url, path);
    same = next.etag === last.etag ? same + 1 : 0;
    last = next;
  }
  return last;
}

/** Each way to ask for a cached answer: the request, and the bytes that the product and c answer. `etag`: it is conditional. */
async function waysOf({ name, request, page }, url) {
  const path = pathOf(request);
  const [byGet, html] = [await got(url, path), await drawnPage(url, page)];
  const posted = (await askServer(url, request)).text;
  return [
    { what: `${name}: the same POST again`, kind: 'repeated', request, text: posted, etag: null },
    { what: `${name}: a conditional GET, answered 304`, kind: 'get', request: { path }, ...byGet },
    // without the built site there are no pages
    ...(html.status === 200
      ? [{ what: `${name}: the page's HTML`, kind: 'get', request: { path: page }, ...html, etag: null }]
      : []),
  ];
}

/** The shares of every way to get a cached answer. */
export async function measureCached({ load, reads, product, cluster, pace }) {
  const ways = [];
  for (const read of reads.filter(({ name }) => CACHED.includes(name))) ways.push(...(await waysOf(read, product.url)));
  const yardstick = await startYardstickC(Object.fromEntries(ways.map(({ text }, index) => [String(index), text])));
  const found = [];
  try {
    for (const [index, { what, kind, request, etag }] of ways.entries()) {
      const [ofC, ofProduct] = [yardstick, product].map(({ url, pid }) => ({ url, pids: [pid, cluster] }));
      const path = `/${index}`;
      const asked = etag
        ? [conditionalRequest(path, (await got(yardstick.url, path)).etag), conditionalRequest(request.path, etag)]
        : [{ path }, request];
      const [share] = await sharesOf(
        load,
        [
          { ...ofC, kind: 'get', request: asked[0] },
          { ...ofProduct, kind, request: asked[1] },
        ],
        pace,
      );
      found.push({ what, share });
    }
  } finally {
    await yardstick.stop();
  }
  return found;
}

/** Resident memory of a process in MB. */
function residentMb(pid) {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))[1]) / 1024;
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** V8 gives back what the start has used when there has been no work for some time. */
const IDLE_MS = 60_000;

/**
 * Resident memory of a product that was just started: idle, and after each quarter of `requests`: uncached and repeated
 * ones by GraphQL, all reads in turn.
 * @param {{ build: string, databaseUrl: string, folder: string }} options
 * @param {{ send(what: object): Promise<object> }} load
 */
export async function measureMemory(options, load, reads, requests) {
  const product = await startProduct(options);
  try {
    await sleep(IDLE_MS);
    const idle = residentMb(product.pid);
    const ways = reads.flatMap(({ request }) => [
      { kind: 'byBrowser', request },
      { kind: 'repeated', request },
    ]);
    const amount = Math.ceil(requests / 4 / ways.length);
    const quarters = [];
    for (let quarter = 0; quarter < 4; quarter++) {
      for (const way of ways) await load.send({ url: product.url, ...way, amount });
      quarters.push(residentMb(product.pid));
    }
    return { requests: amount * 4 * ways.length, idle, most: Math.max(...quarters) };
  } finally {
    await product.stop();
  }
}

/** Runs `node tools/start.mjs` until it is ready and stops it. Resolves to the seconds until ready. */
async function start(folder) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const from = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...bareEnvironment(), DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilReady(url, child, () => '');
  const seconds = (performance.now() - from) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** Seconds from the second start to the first "ready", including the embedded database; the median of three. */
export async function measureStart() {
  const folder = temporaryFolder();
  try {
    await start(folder);
    const seconds = [];
    for (let time = 0; time < 3; time++) seconds.push(await start(folder));
    return medianOf(seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PAGES = 2000;
/** So many from one address are allowed. */
const OF_AN_ADDRESS = 40;
const CHANGES = 10;
const SUBSCRIPTION = 'subscription { leagueChanged { number } }';
/** What every socket is told of. */
const CHANGE = `update series set scheduled_at = scheduled_at + interval '1 minute', version = version + 1
  where id = (select max(id) from series where scheduled_at is not null and reported_at is null)`;

/** Many open pages of visitors: the memory that their sockets take, and the milliseconds until all have heard of a change. */
export async function measureSockets(options) {
  const product = await startProduct({
    ...options,
    env: { TRUSTED_PROXIES: '1', VISITOR_SOCKETS: String(PAGES + 100) },
  });
  const sockets = [];
  let [heard, isOpen] = [0, 0];
  try {
    const before = residentMb(product.pid);
    for (let at = 0; at < PAGES; at++) {
      const part = Math.floor(at / OF_AN_ADDRESS);
      const headers = { 'x-forwarded-for': `10.1.${Math.floor(part / 250)}.${part % 250}` };
      const socket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('message', (data) => {
        const { type } = JSON.parse(String(data));
        if (type === 'next') heard++;
        if (type !== 'connection_ack') return;
        isOpen++;
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: SUBSCRIPTION } }));
      });
      sockets.push(socket);
      if (at % 50 === 49) await sleep(50);
    }
    while (isOpen < PAGES) await sleep(50);
    await sleep(2000);
    const megabytes = residentMb(product.pid) - before;
    const waits = [];
    await withClient(options.databaseUrl, async (client) => {
      for (let change = 0; change < CHANGES; change++) {
        const [told, from] = [heard, performance.now()];
        await client.query(CHANGE);
        while (heard < told + PAGES) await sleep(5);
        waits.push(performance.now() - from);
      }
    });
    return { pages: PAGES, megabytes, wait: Math.max(...waits) };
  } finally {
    for (const socket of sockets) socket.terminate();
    await product.stop();
  }
}
