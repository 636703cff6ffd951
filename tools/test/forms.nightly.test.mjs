// Floods of forms and pictures by accounts that may not send them, and by staff, against a real process with the memory
// of the container: directly, and through the proxy of deploy/. A visitor reads meanwhile.
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { MEMORY_OPTIONS } from '../lib/memory-limits.mjs';
import { hasProxy, startProxy } from '../lib/proxy.mjs';
import { Visitor } from '../lib/visitor.mjs';
import { startServer, temporaryFolder } from '../server.mjs';

const MB = 1024 * 1024;
/** Many times what it takes, and far from what ends the process. It took 270 MB more, and then its end, before there were limits. */
const MOST_MORE = 150;
const UNANSWERED_MS = 120_000;
const ways = hasProxy() ? ['directly', 'through nginx'] : ['directly'];

let folder;
let server;
let proxy;
const cookies = {};

before(
  async () => {
    folder = temporaryFolder();
    const own = await freePort();
    const port = hasProxy() ? await freePort() : own;
    server = await startServer({
      env: {
        PORT: String(own),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        TRUSTED_PROXIES: '1',
        NODE_OPTIONS: MEMORY_OPTIONS,
        MALLOC_ARENA_MAX: '2',
      },
      timeoutMs: 600_000,
    });
    if (hasProxy()) proxy = await startProxy({ port, instances: [own, own], folder });
    for (const handle of ['freeagent', 'admin']) {
      cookies[handle] = (await new Visitor(`http://127.0.0.1:${port}`).signIn(handle)).cookie;
    }
  },
  { timeout: 900_000 },
);

after(async () => {
  await proxy?.stop();
  await server?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** The memory of the process, in MB. */
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;

/** A body of these parts, one after the other. */
const bodyOf = (type, parts) => ({ type, parts, length: parts.reduce((sum, { length }) => sum + length, 0) });
const FORM = 'multipart/form-data; boundary=b';
const lines = (...texts) => Buffer.from(texts.map((text) => `${text}\r\n`).join(''));

function fields(count, size) {
  const head = lines('--b', 'content-disposition: form-data; name="text"', '');
  const value = Buffer.alloc(size, 'a');
  return bodyOf(FORM, [
    ...Array(count)
      .fill([head, value, lines('')])
      .flat(),
    lines('--b--'),
  ]);
}

function files(count, size) {
  const head = lines('--b', 'content-disposition: form-data; name="files"; filename="a.replay"', '');
  const content = Buffer.alloc(size, 'a');
  return bodyOf(FORM, [
    ...Array(count)
      .fill([head, content, lines('')])
      .flat(),
    lines('--b--'),
  ]);
}

const picture = (megabytes, field) =>
  bodyOf('application/json', [
    Buffer.from(`{"${field}":"data:image/png;base64,`),
    ...Array(megabytes).fill(Buffer.alloc(MB, 'A')),
    Buffer.from('"}'),
  ]);

/** Sends it all, as fast as it is taken, and answers with the status; null when the connection ended without one. */
function send(url, path, cookie, { type, parts, length }) {
  const left = [...parts];
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer === '' ? null : Number(answer.slice(9, 12)));
    };
    const timer = setTimeout(end, UNANSWERED_MS);
    socket.on('data', (data) => {
      answer += data;
      if (answer.includes('\r\n\r\n')) end();
    });
    socket.on('error', () => undefined);
    socket.on('close', end);
    const head = [`POST ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Sec-Fetch-Site: same-origin', `Content-Type: ${type}`];
    socket.write(lines(...head, ...(cookie ? [`Cookie: ${cookie}`] : []), `Content-Length: ${length}`, ''));
    const push = () => {
      for (let part = left.shift(); part; part = left.shift()) if (!socket.write(part)) return;
    };
    socket.on('drain', push);
    push();
  });
}

/** A visitor who reads until `stop`: how long each answer took, in milliseconds. */
function visitor(url) {
  let isOver = false;
  const took = [];
  const reading = (async () => {
    while (!isOver) {
      const from = performance.now();
      const answer = await fetch(`${url}/graphql?query={__typename}`);
      assert.equal(answer.status, 200);
      await answer.text();
      took.push(performance.now() - from);
      await sleep(20);
    }
  })();
  return async () => {
    isOver = true;
    await reading;
    return took.sort((a, b) => a - b);
  };
}

/** How often each answer came. */
const tallyOf = (answers) =>
  [...new Set(answers)].map((status) => `${answers.filter((one) => one === status).length} × ${status}`);

const CAPTAINS = '/api/match-week/series/1/replays';
const STAFFS = '/api/admin/series/1/replays';
/** @type {[string, number, string, string | null, ReturnType<typeof bodyOf>][]} */
const FLOODS = [
  ['a form of 500 text fields of 1 MB', 1, CAPTAINS, 'freeagent', fields(500, MB)],
  ['30 forms of 23 MB', 30, CAPTAINS, 'freeagent', files(5, 4.6 * MB)],
  ["30 forms of 23 MB at staff's door", 30, STAFFS, 'freeagent', files(5, 4.6 * MB)],
  ["30 forms of files to keep at staff's door", 30, `${STAFFS.slice(0, -1)}-files`, 'freeagent', files(5, 4.6 * MB)],
  ['30 pictures of no one', 30, '/api/images', null, picture(15, 'image')],
  ['30 pictures of no captain', 30, '/api/team/saveImageAndNameSettings', 'freeagent', picture(15, 'teamlogo')],
  ['500 text fields of staff', 1, STAFFS, 'admin', fields(500, MB)],
  ['30 forms of 23 MB of staff', 30, STAFFS, 'admin', files(5, 4.6 * MB)],
];

for (const way of ways) {
  for (const [what, count, path, who, body] of FLOODS) {
    test(`${what}, ${way}`, { timeout: 300_000 }, async (t) => {
      const url = way === 'directly' ? server.url : proxy.url;
      const from = memory();
      let most = from;
      const watch = setInterval(() => (most = Math.max(most, memory())), 10);
      const stop = visitor(url);
      const answers = await Promise.all(
        Array.from({ length: count }, () => send(url, path, who && cookies[who], body)),
      );
      clearInterval(watch);
      const took = await stop();
      const p95 = took[Math.floor(took.length * 0.95)] ?? 0;
      const tally = tallyOf(answers);
      t.diagnostic(`+${Math.round(most - from)} MB, p95 ${Math.round(p95)} ms, ${tally.join(', ')}`);
      assert.ok(most - from < MOST_MORE, `the memory grew by ${Math.round(most - from)} MB`);
      // a larger body than the proxy takes is refused by the proxy, which may close at once
      const isRefused = (status) => (status ?? 413) >= 400;
      if (who === 'admin') assert.ok(answers.every((status) => [200, 404, 413, 503].includes(status ?? 413)));
      else assert.ok(answers.every(isRefused), tally.join(', '));
      assert.equal((await fetch(`${server.url}/health/live`)).status, 200);
    });
  }
}
