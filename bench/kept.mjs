// Cached answers as shares of yardstick c, which sends the same bytes, and the first read after a change of the league.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './answers.mjs';
import { withClient } from './league.mjs';
import { conditional, median, pathOf, shares, yardstickPath } from './load.mjs';
import { startYardstickC, startYardstickDuties } from './processes.mjs';
import { hasProcessorTime, processorMs } from './processor-time.mjs';

/** A page with a table, and the start page. */
const KEPT = ['Q1', 'Q4'];

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

/**
 * Each way to ask for a cached answer: the request to the product, and the bytes that it and c answer. `etag`: the request
 * is conditional.
 */
async function waysOf({ name, site, client, page }, url) {
  const posted = async (request) => ({ kind: 'repeated', request, text: (await ask(url, request)).text, etag: null });
  const fetched = (path, { text }) => ({ kind: 'get', request: { path }, text, etag: null });
  const unchanged = (path, { text, etag }) => ({ kind: 'get', request: { path }, text, etag });
  const path = pathOf(site);
  const byGet = await got(url, path);
  const ways = [
    { what: `${name}: the same POST again`, goal: 0.6, ...(await posted(site)) },
    { what: `${name}: the same GET again`, goal: 0.6, ...fetched(path, byGet) },
    { what: `${name}: a conditional GET, answered 304`, goal: 0.6, ...unchanged(path, byGet) },
    { what: `${name}: the client's own document again`, goal: 0.6, ...(await posted(client)) },
  ];
  const html = await drawnPage(url, page);
  // without the built site there are no pages
  if (html.status !== 200) return ways;
  return [
    ...ways,
    { what: `${name}: the page's HTML`, goal: 0.4, ...fetched(page, html) },
    { what: `${name}: the same page, answered 304`, goal: 0.5, ...unchanged(page, html) },
  ];
}

/**
 * The shares of every way to get a cached answer.
 * @param {{ load: any, reads: any[], product: { url: string, pid: number }, cluster: number, pace: any, databaseUrl: string,
 * folder: string }} options
 */
export async function measureKept(options) {
  const { load, reads, product, cluster, pace } = options;
  const kept = reads.filter(({ name }) => KEPT.includes(name));
  const ways = [];
  for (const read of kept) ways.push(...(await waysOf(read, product.url)));
  const yardstick = await startYardstickC(Object.fromEntries(ways.map(({ text }, index) => [String(index), text])));
  const found = [];
  try {
    for (const [index, { what, goal, kind, request, etag }] of ways.entries()) {
      const [ofC, ofProduct] = [yardstick, product].map(({ url, pid }) => ({ url, pids: [pid, cluster] }));
      const path = `/${index}`;
      const { etag: etagOfC } = await got(yardstick.url, path);
      const requests = etag
        ? [conditional(path, etagOfC), conditional(/** @type {any} */ (request).path, etag)]
        : [{ path }, request];
      const [share] = await shares(
        load,
        [
          { ...ofC, kind: 'get', request: requests[0] },
          { ...ofProduct, kind, request: requests[1] },
        ],
        pace,
      );
      found.push({ what, goal, share });
    }
    found.push(await measureDuties(options, yardstick, ways));
  } finally {
    await yardstick.stop();
  }
  return found;
}

/** Headers that Node writes by itself. */
const OF_NODE = new Set(['connection', 'date', 'keep-alive']);

/** How much of c a bare server can reach that sends the product's 304 with its headers, log line and change stamp. */
async function measureDuties({ load, product, cluster, pace, databaseUrl, folder }, yardstick, ways) {
  const index = ways.findIndex(({ etag }) => etag);
  const { request, etag } = ways[index];
  const answer = await fetch(product.url + request.path, { headers: { 'if-none-match': etag } });
  if (answer.status !== 304) throw new Error(`${request.path} is not answered 304`);
  const headers = [...answer.headers].filter(([name]) => !OF_NODE.has(name)).flat();
  const duties = await startYardstickDuties({ headers, etag, databaseUrl, folder });
  try {
    const { etag: etagOfC } = await got(yardstick.url, `/${index}`);
    const [share] = await shares(
      load,
      [
        { url: yardstick.url, pids: [yardstick.pid, cluster], kind: 'get', request: conditional(`/${index}`, etagOfC) },
        { url: duties.url, pids: [duties.pid, cluster], kind: 'get', request: conditional(request.path, etag) },
      ],
      pace,
    );
    return { what: 'A 304 by a bare server with the same headers, log line and change stamp', goal: null, share };
  } finally {
    await duties.stop();
  }
}

const CHANGES = 120;

/** Moves the change stamp, like every change of what visitors see. */
const CHANGE = 'update series set is_streamed = is_streamed where id = (select max(id) from series)';

/**
 * The first read after a change, compared with the same read of b: the client's document, one request at a time, each
 * after a change of its own. The processor time of the change alone is taken off.
 */
export async function measureFirstReads({ reads, product, yardstick, cluster, databaseUrl }) {
  return withClient(databaseUrl, async (client) => {
    const afterChanges = async (pids, read) => {
      const times = [];
      const from = processorMs(pids);
      for (let count = 0; count < CHANGES; count++) {
        await client.query(CHANGE);
        const asked = performance.now();
        await read();
        times.push(performance.now() - asked);
      }
      return { time: median(times), processor: hasProcessorTime ? processorMs(pids) - from : null };
    };
    const nothing = async () => {};
    const found = [];
    for (const read of reads.filter(({ name }) => KEPT.includes(name))) {
      const readB = async () => {
        await (await fetch(yardstick.url + yardstickPath(`${read.name}-client`, read.values))).arrayBuffer();
      };
      const readProduct = async () => {
        await ask(product.url, read.client);
      };
      const timesOf = async ({ pid }, work) => {
        const pids = [pid, cluster];
        const { processor: alone } = await afterChanges(pids, nothing);
        const { time, processor } = await afterChanges(pids, work);
        return { time, processor: hasProcessorTime ? Math.max(processor - alone, 1) : null };
      };
      const b = await timesOf(yardstick, readB);
      const own = await timesOf(product, readProduct);
      found.push({
        name: read.name,
        share: { rate: b.time / own.time, processor: hasProcessorTime ? b.processor / own.processor : null },
      });
    }
    return found;
  });
}
