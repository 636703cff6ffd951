// One instance with several processes: data in memory is right for all of them, one may die, and none is left behind.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../lib/built.mjs';
import { root } from '../lib/project.mjs';
import { eventually, Visitor } from '../lib/visitor.mjs';
import { startServer, temporaryFolder } from '../server.mjs';

const pg = createRequire(join(root, 'backend/package.json'))('pg');
const METRICS_TOKEN = 'read-the-figures';
const READ_LIMIT = 60;

let folder;
let database;
let client;
let instance;
/** Callers with different addresses, so that tests do not share a limit. */
let addresses = 0;
const someone = () => new Visitor(instance.url, { 'x-forwarded-for': `192.0.2.${(addresses += 1)}` });

/** The ids of the serving processes. */
function serving() {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => found && Number(found[2]) === instance.pid && found[3].includes('main.js'))
    .map((found) => Number(found[1]));
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Does the work with all new connections going to one process. The others are stopped meanwhile. */
async function through(pid, work) {
  const others = serving().filter((other) => other !== pid);
  for (const other of others) process.kill(other, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const other of others) process.kill(other, 'SIGCONT');
  }
}

/** The figures of both processes. Repeats while one of them is busy and therefore left out. */
async function figures() {
  let told = '';
  await eventually(
    async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const { status, text } = await someone().ask('/metrics', { headers });
      assert.equal(status, 200);
      told = text;
      return /^processes_serving 2$/m.test(text);
    },
    () => `not two processes: ${instance.output()}`,
  );
  return told;
}

/** The number of answered calls in the figures of all processes. */
const answered = (text, route) =>
  Number(
    text.match(new RegExp(`http_request_duration_seconds_count\\{[^}]*route="${route}"[^}]*\\} (\\d+)`))?.[1] ?? 0,
  );

const start = () =>
  startServer({
    env: {
      PROCESSES: '2',
      DATABASE_URL: database.appUrl,
      MIGRATIONS_DATABASE_URL: database.url,
      DATA_DIR: folder,
      TRUSTED_PROXIES: '1',
      READ_LIMIT: String(READ_LIMIT),
      METRICS_TOKEN,
    },
  });

before(
  async () => {
    const { startEmbedded } = await built('embedded/embedded.js');
    folder = temporaryFolder();
    database = await startEmbedded(join(folder, 'postgres'), { fast: true });
    instance = await start();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await figures();
  },
  { timeout: 240_000 },
);

after(async () => {
  await client?.end();
  await instance?.stop();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the figures are those of all processes, whichever is asked', async () => {
  const from = answered(await figures(), '/health/live');
  const [one, other] = serving();
  for (const pid of [one, other, one]) {
    await through(pid, async () => {
      for (let call = 0; call < 5; call++) await someone().ask('/health/live');
    });
  }
  for (let time = 0; time < 6; time++) {
    const text = await figures();
    assert.equal(answered(text, '/health/live') - from, 15);
    // a figure of the league is not added up
    assert.match(text, /^player_totals_wrong 0$/m);
  }
});

test('who signed in through one process is signed in on the other, and an ended session is ended on both', async () => {
  const [one, other] = serving();
  const visitor = await through(one, () => someone().signIn('captain'));
  const name = () => visitor.graphql('{ me { displayName } }').then(({ data }) => data.me?.displayName);
  assert.ok(await through(other, name));
  const sockets = [];
  for (const pid of [one, other]) sockets.push(await through(pid, () => visitor.listen('unreadNotifications')));
  await client.query(`with ended as (update session set revoked_at = now(), revoke_reason = 'logout'
                                      where revoked_at is null returning id)
                      select pg_notify('session_ended', id::text) from ended`);
  await eventually(() => sockets.every(({ isClosed }) => isClosed), 'a socket outlived its session');
  for (const pid of [one, other]) assert.equal(await through(pid, name), undefined);
});

test('what is kept is as new as the database, on both', async () => {
  const query = encodeURIComponent('{ seasons { name } }');
  const read = async () => (await someone().ask(`/graphql?query=${query}`)).text;
  for (const name of ['Först', 'Ändrad', 'Ändrad igen']) {
    await client.query('update season set name = $1 where id = (select max(id) from season)', [name]);
    for (const pid of serving()) {
      // made, kept, and sent again unchanged
      for (let time = 0; time < 3; time++) assert.ok((await through(pid, read)).includes(`"${name}"`));
    }
  }
});

test('the limit of reads holds over both', async () => {
  const caller = someone();
  const from = performance.now();
  let passed = 0;
  /** Reads once. Returns how much is left. */
  const read = async () => {
    const { status, headers } = await caller.ask(`/graphql?query=${encodeURIComponent('{ seasons { id } }')}`);
    if (status === 200) passed++;
    return Number(/r=(\d+)/.exec(headers.ratelimit)[1]);
  };
  const reads = (times) => () => Promise.all(Array.from({ length: times }, read));
  /** Reads at most ten times, so that these reads themselves do not empty the bucket. */
  const untilLeft = async (pid, most) => {
    const seen = [];
    do {
      seen.push(await through(pid, read));
      await sleep(100);
    } while (seen.at(-1) > most() && seen.length < 10);
    assert.ok(seen.at(-1) <= most(), `left: ${seen.join(', ')}`);
  };
  /** The units that have come back since then: one each second. */
  const back = () => Math.ceil((performance.now() - from) / 1000);
  const [one, other] = serving();
  const half = READ_LIMIT / 2;
  await through(one, reads(half));
  assert.equal(passed, half);
  await untilLeft(other, () => half + back());
  await through(other, reads(READ_LIMIT));
  assert.ok(passed >= READ_LIMIT && passed <= READ_LIMIT + back(), `${passed} passed`);
  // the first process counted none of these itself
  await untilLeft(one, back);
});

test('a notice reaches the sockets on both, and one process may die: another takes its place', async () => {
  const visitor = await someone().signIn('captain');
  const { rows } = await client.query(`select user_id as id from session where revoked_at is null`);
  const [victim, survivor] = serving();
  const doomed = await through(victim, () => visitor.listen('unreadNotifications'));
  const safe = await through(survivor, () => visitor.listen('unreadNotifications'));
  const before = safe.heard.at(-1);
  const notify = () =>
    client.query(
      `with told as (insert into notification (user_id, description_sv, description_en) values ($1, 'Hej.', 'Hello.') returning user_id)
       select pg_notify('notification', user_id::text) from told`,
      [rows[0].id],
    );
  await notify();
  await eventually(() => [doomed, safe].every(({ heard }) => heard.at(-1) === before + 1), 'a socket heard nothing');

  const load = { isOn: true, good: 0, cut: 0, wrong: [] };
  const lanes = Array.from({ length: 8 }, async () => {
    while (load.isOn) {
      await someone()
        .graphql('{ seasons { id } }')
        .then(
          ({ status, data }) => (status === 200 && data.seasons.length > 1 ? load.good++ : load.wrong.push(status)),
          () => load.cut++,
        );
    }
  });
  await eventually(() => load.good > 50, 'no load');
  process.kill(victim, 'SIGKILL');
  await eventually(() => serving().length === 2 && !serving().includes(victim), 'no successor');
  await figures();
  load.isOn = false;
  await Promise.all(lanes);
  assert.deepEqual(load.wrong, []);
  assert.ok(load.cut <= lanes.length, `${load.cut} connections were cut`);
  assert.ok(serving().includes(survivor));

  assert.ok(doomed.isClosed);
  await notify();
  await eventually(() => safe.heard.at(-1) === before + 2, 'a socket heard nothing');
  safe.close();
});

test('a port that is taken stops the start with 1, and leaves no process', { timeout: 240_000 }, async () => {
  const port = new URL(instance.url).port;
  const child = spawn(process.execPath, [join(root, 'backend/dist/main.js')], {
    env: {
      ...process.env,
      PORT: port,
      PROCESSES: '2',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'fatal',
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  assert.equal(await new Promise((resolve) => child.once('exit', resolve)), 1);
  assert.match(output, /EADDRINUSE/);
  assert.equal(serving().length, 2);
});

test('a stop that reaches every process at once finishes what is under way, and none is left', async () => {
  const processes = serving();
  await client.query('begin');
  await client.query('lock table season in access exclusive mode');
  const underWay = Array.from({ length: 4 }, (_, call) => someone().graphql(`{ seasons { id a${call}: name } }`));
  const waiting = new pg.Client({ connectionString: database.url });
  await waiting.connect();
  const areWaiting = async () => {
    const { rows } = await waiting.query(
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'",
    );
    return rows[0].n >= underWay.length;
  };
  await eventually(areWaiting, 'the calls are not under way');
  await waiting.end();
  // like a process manager: each process gets a signal, and serving ones get a second one from the first process
  for (const pid of processes) process.kill(pid, 'SIGTERM');
  const ended = instance.stop();
  await client.query('commit');
  for (const call of underWay) assert.equal((await call).status, 200);
  assert.equal(await ended, 0);
  for (const pid of [...processes, instance.pid]) assert.equal(isAlive(pid), false);
  instance = null;
});
