// docker-compose.yml as it is, run with podman: the database, two instances of the image and the proxy. The images that it names are
// stood in for by Debian's and npm's packages where no registry is reached (tools/image/bases.mjs).
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { ensureBases, imagesOfServices } from '../../image/bases.mjs';
import { Project, inOrder, servicesOf } from '../../image/compose.mjs';
import { outputOf } from '../../image/machine.mjs';
import { inContainer } from '../../image/product.mjs';
import { root } from '../../lib/project.mjs';
import { waitForCondition, Visitor } from '../../lib/visitor.mjs';

const sharp = createRequire(join(root, 'backend/package.json'))('sharp');

/** What docs and the file say: without a .env. */
const URL_OF_COMPOSE = 'http://localhost:8080';
const project = new Project('sbl-compose-test', {});
/** The chat id of who is made an admin. */
let chatId;

const isUp = () =>
  fetch(`${URL_OF_COMPOSE}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
/** Two instances that make the demo league on a busy machine take minutes. */
const STARTS_WITHIN_MS = 1_200_000;

async function untilUp() {
  for (const until = Date.now() + STARTS_WITHIN_MS; Date.now() < until; await sleep(1000)) if (await isUp()) return;
  for (const name of project.services) console.error(`--- ${name}\n${await project.log(name)}`);
  throw new Error('the proxy reaches no instance');
}

before(
  async () => {
    await ensureBases(imagesOfServices());
    await project.remove();
    await project.up();
    await untilUp();
  },
  { timeout: 1_800_000 },
);
after(() => project.remove(), { timeout: 600_000 });

test('the order is that of the file: the database, the instances, the proxy', () => {
  assert.deepEqual(project.services, ['database', 'app-1', 'app-2', 'proxy']);
});

test('the runner refuses a key that it would leave out, and fills in variables as compose does', () => {
  assert.throws(() => servicesOf('services:\n  a:\n    privileged: true', {}), /does not know privileged/);
  const text = "services:\n  b:\n    image: ${A:-one}\n    command: ['$$A']\n    depends_on: [a]\n  a:\n    image: x";
  const services = servicesOf(text, { A: 'two' });
  assert.deepEqual(services.b, { image: 'two', command: ['$A'], depends_on: ['a'] });
  assert.deepEqual(inOrder(services), ['a', 'b']);
});

test('only the proxy has a port on this machine, and only for this machine', async () => {
  for (const name of ['database', 'app-1', 'app-2'])
    assert.equal(await outputOf('podman', 'port', project.container(name)), '');
  assert.equal(await outputOf('podman', 'port', project.container('proxy')), '80/tcp -> 127.0.0.1:8080');
});

test('through the proxy a page is drawn, and a login comes back to the address of the browser', async () => {
  const visitor = new Visitor(URL_OF_COMPOSE);
  const begun = await visitor.ask('/api/auth/discord');
  assert.ok(
    decodeURIComponent(begun.headers.location).includes(`${URL_OF_COMPOSE}/callback/login`),
    begun.headers.location,
  );
  await waitForCondition(
    async () => /class="is-drawn"/.test((await visitor.ask('/')).text),
    'the start page was not drawn',
  );
});

test('`docker compose exec app-1 admin grant …` makes an admin of someone who has signed in', async () => {
  const captain = await new Visitor(URL_OF_COMPOSE).signIn('captain');
  const rolesOf = async () => (await captain.graphql('{ me { roles } }')).data.me.roles;
  assert.deepEqual(await rolesOf(), []);
  const row = `select discord_id from app_user where id = (select user_id from session order by id desc limit 1)`;
  ({ said: chatId } = await inContainer(
    project.container('database'),
    ...['psql', '-h', '/var/run/postgresql', '-U', 'sbl', '-Atc', row, 'sbl'],
  ));
  const granted = await inContainer(project.container('app-1'), 'admin', 'grant', chatId.trim(), 'admin');
  assert.match(granted.said, /is admin now\.$/);
  await waitForCondition(async () => (await rolesOf()).join() === 'ADMIN', 'the role does not arrive');
});

test('a picture that one instance has stored is shown by the other', async () => {
  const admin = await new Visitor(URL_OF_COMPOSE).signIn('captain');
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const sent = await admin.ask('/api/images', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: URL_OF_COMPOSE },
    body: JSON.stringify({ image: `data:image/png;base64,${picture.toString('base64')}` }),
  });
  assert.equal(sent.status, 201, sent.text);
  const { name } = JSON.parse(sent.text);
  for (const instance of ['app-1', 'app-2']) {
    const script = `fetch('http://${instance}:3000/api/images/${name}', { headers: { cookie: '${admin.cookie}' } })
      .then(async (answer) => console.log(answer.status, (await answer.arrayBuffer()).byteLength > 100))`;
    const { said } = await inContainer(project.container('app-1'), 'node', '-e', script);
    assert.equal(said.trim(), '200 true', instance);
  }
});

test('one instance stops, and readers notice nothing', async () => {
  const visitor = new Visitor(URL_OF_COMPOSE);
  const statuses = new Set();
  let isOver = false;
  const reading = (async () => {
    while (!isOver)
      statuses.add(
        (
          await visitor.ask('/graphql?query=%7Bseasons%7Bname%7D%7D', {
            headers: { 'apollo-require-preflight': 'true' },
          })
        ).status,
      );
  })();
  await outputOf('podman', 'stop', '--time', '30', project.container('app-1'));
  isOver = true;
  await reading;
  assert.deepEqual([...statuses], [200]);
  assert.equal(await outputOf('podman', 'inspect', '--format', '{{.State.ExitCode}}', project.container('app-1')), '0');
});

test('after `down` and `up` everything is still there, the new admin too', { timeout: 1_200_000 }, async () => {
  await project.down();
  await project.up();
  await untilUp();
  const again = await inContainer(project.container('app-2'), 'admin', 'grant', chatId.trim(), 'admin');
  assert.match(again.said, /is admin already\.$/);
});

test("the proxy's log has requests, and no address of a visitor", async () => {
  const log = await project.log('proxy');
  assert.match(log, /GET \S+ 200/);
  for (const line of log.split('\n').filter((text) => / (GET|POST) /.test(text)))
    assert.doesNotMatch(line.replace(/ \d+\.\d+\.\d+\.\d+:3000\b/g, ''), /\d+\.\d+\.\d+\.\d+/);
});

test('in production the database does not start with the password of the file', { timeout: 600_000 }, async () => {
  const real = new Project('sbl-compose-production', {
    NODE_ENV: 'production',
    POSTGRES_PASSWORD: '',
    APP_DATABASE_PASSWORD: '',
  });
  await real.remove();
  try {
    await outputOf('podman', 'network', 'create', real.name);
    await real.start('database').catch(() => undefined);
    await waitForCondition(
      async () => (await real.log('database')).includes('POSTGRES_PASSWORD is not set'),
      'it started',
    );
  } finally {
    await real.remove();
  }
});
