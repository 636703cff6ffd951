// Two instances with one database, started at the same moment on an empty one, and the proxy of deploy/ in front of
// them, as in docker-compose.yml. Without nginx the proxy's tests are skipped.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { builtModule } from '../lib/built.mjs';
import { root } from '../lib/project.mjs';
import { hasProxy, startProxy } from '../lib/proxy.mjs';
import { waitForCondition, Visitor } from '../lib/visitor.mjs';
import { freePort } from '../lib/free-port.mjs';
import { startServer, temporaryFolder } from '../server.mjs';

const pg = createRequire(join(root, 'backend/package.json'))('pg');

let folder;
let database;
let client;
let instances;
let proxy;

const skip = hasProxy() ? false : 'nginx is not installed: apt-get install nginx-light';
/** The reads of an address in a minute. */
const READ_LIMIT = 100;
/** The proxy sends a network of 256 addresses to one instance, so callers of different networks use both. */
const from = (network, headers = {}) => new Visitor(proxy.url, headers, `127.0.${network}.1`);

before(
  async () => {
    const { startEmbedded } = await builtModule('embedded/embedded.js');
    folder = temporaryFolder();
    database = await startEmbedded(join(folder, 'postgres'), { fast: true });
    const port = await freePort();
    const env = {
      DATABASE_URL: database.appUrl,
      MIGRATIONS_DATABASE_URL: database.url,
      DATA_DIR: folder,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '1',
      READ_LIMIT: String(READ_LIMIT),
      METRICS_TOKEN: 'read-the-figures',
    };
    instances = await Promise.all([startServer({ env }), startServer({ env })]);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    if (skip) return;
    const ports = instances.map(({ url }) => Number(new URL(url).port));
    proxy = await startProxy({ port, instances: ports, folder });
  },
  { timeout: 1_200_000 },
);

after(async () => {
  await client?.end();
  await proxy?.stop();
  await Promise.all((instances ?? []).map((instance) => instance.stop()));
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const one = async (sql) => (await client.query(sql)).rows[0];

test('both become ready', async () => {
  for (const { url } of instances) {
    const answer = await fetch(`${url}/health/ready`);
    assert.equal(answer.status, 200);
  }
});

test('each migration ran once', async () => {
  const { ran, different } = await one(
    'select count(*)::int as ran, count(distinct name)::int as different from migrations',
  );
  assert.ok(ran > 0);
  assert.equal(ran, different);
});

test('the demo league was made once', async () => {
  const { seasons, current } = await one(
    `select count(*)::int as seasons, (select count(*)::int from setting where key = 'current_season') as current from season`,
  );
  assert.ok(seasons > 1);
  assert.equal(current, 1);
});

test('both answer the same', async () => {
  const answers = await Promise.all(
    instances.map(async ({ url }) => {
      const query = encodeURIComponent('{ seasons { name divisions { name } } }');
      return (await fetch(`${url}/graphql?query=${query}`, { headers: { 'apollo-require-preflight': 'true' } })).text();
    }),
  );
  assert.match(answers[0], /"seasons":\[\{/);
  assert.equal(answers[0], answers[1]);
});

test('through the proxy: pages and reads from both instances, and no figures', { skip }, async () => {
  for (let network = 1; network <= 16; network++) {
    const page = await from(network).ask('/');
    assert.equal(page.status, 200);
    assert.match(page.text, /<!doctype html>/i);
    const { data } = await from(network).graphql('{ seasons { name } }');
    assert.ok(data.seasons.length > 1);
  }
  for (const { url } of instances)
    assert.ok(proxy.log().includes(` ${new URL(url).host.replace('localhost', '127.0.0.1')} `));
  const figures = await from(1).ask('/metrics', { headers: { authorization: 'Bearer read-the-figures' } });
  assert.equal(figures.status, 404);
});

test('through the proxy: a login, a subscription, and nothing of the login in the log', { skip }, async () => {
  const visitor = await from(20).signIn('captain');
  const { data } = await visitor.graphql('{ me { displayName } }');
  assert.ok(data.me.displayName);
  const socket = await visitor.listen('unreadNotifications');
  const unread = socket.heard.at(-1);
  await client.query(`
    with told as (insert into notification (user_id, description_sv, description_en)
                  select user_id, 'Hej.', 'Hello.' from session where revoked_at is null returning user_id)
    select pg_notify('notification', user_id::text) from told`);
  await waitForCondition(() => socket.heard.at(-1) === unread + 1, 'nothing came through the proxy');
  socket.close();
  assert.match(proxy.log(), /GET \/api\/auth\/discord\/callback 200/);
  assert.doesNotMatch(proxy.log(), /code=|state=/);
});

test('through the proxy: a limit is the real caller’s, whatever it says of itself', { skip }, async () => {
  const since = performance.now();
  const lie = async (call) =>
    (await from(30, { 'x-forwarded-for': `203.0.113.${call}` }).graphql('{ seasons { name } }')).status;
  const statuses = await Promise.all(Array.from({ length: 2 * READ_LIMIT }, (_, call) => lie(call)));
  const passed = statuses.filter((status) => status === 200).length;
  const back = Math.ceil(((performance.now() - since) / 60_000) * READ_LIMIT);
  assert.ok(passed >= READ_LIMIT && passed <= READ_LIMIT + back, `${passed} passed, ${back} came back`);
  // another caller of the same network, and so of the same instance, has a separate limit
  const other = new Visitor(proxy.url, { 'x-forwarded-for': '127.0.30.1' }, '127.0.30.2');
  assert.equal((await other.graphql('{ seasons { name } }')).status, 200);
});

/** Reads through the proxy from many addresses, so that both instances get calls, until it is stopped. */
function load(lanes) {
  const seen = { isOn: true, good: 0, bad: [] };
  const path = `/graphql?query=${encodeURIComponent('{ seasons { name } }')}`;
  const done = Array.from({ length: lanes }, async (_, lane) => {
    for (let call = 0; seen.isOn; call++) {
      const visitor = new Visitor(proxy.url, {}, `127.${lane + 1}.${call % 200}.1`);
      await visitor.ask(call % 2 ? path : '/').then(
        ({ status, text }) => (status === 200 && text.length > 100 ? seen.good++ : seen.bad.push(status)),
        (error) => seen.bad.push(error.message),
      );
    }
  });
  return { seen, stop: () => ((seen.isOn = false), Promise.all(done)) };
}

test('through the proxy: one instance stops during the load, and no read fails', { skip }, async () => {
  const { seen, stop } = load(8);
  await waitForCondition(
    () => seen.good > 100,
    () => `no load: ${JSON.stringify(seen)}`,
  );
  const [first, second] = instances;
  assert.equal(await first.stop(), 0);
  instances = [second];
  const after = seen.good;
  await waitForCondition(
    () => seen.good > after + 100,
    () => `no load: ${JSON.stringify(seen)}`,
  );
  await stop();
  assert.deepEqual(seen.bad, []);
});

test('one stops cleanly and the other goes on', async () => {
  const [first, second = first] = instances;
  if (first !== second) assert.equal(await first.stop(), 0);
  instances = [second];
  assert.equal((await fetch(`${second.url}/health/ready`)).status, 200);
});
