// Two instances on one database, started at the same moment on an empty one: what docker-compose.yml does.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { built } from '../lib/built.mjs';
import { root } from '../lib/project.mjs';
import { startServer, temporaryFolder } from '../server.mjs';

const pg = createRequire(join(root, 'backend/package.json'))('pg');

let folder;
let database;
let client;
let instances;

before(
  async () => {
    const { startEmbedded } = await built('embedded/embedded.js');
    folder = temporaryFolder();
    database = await startEmbedded(join(folder, 'postgres'), { fast: true });
    const env = { DATABASE_URL: database.appUrl, MIGRATIONS_DATABASE_URL: database.url, DATA_DIR: folder };
    instances = await Promise.all([startServer({ env }), startServer({ env })]);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  },
  { timeout: 240_000 },
);

after(async () => {
  await client?.end();
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

test('one stops cleanly and the other goes on', async () => {
  const [first, second] = instances;
  assert.equal(await first.stop(), 0);
  instances = [second];
  assert.equal((await fetch(`${second.url}/health/ready`)).status, 200);
});
