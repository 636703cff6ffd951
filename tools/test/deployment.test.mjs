// Compares the operators' documents with the product.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { MEMORY_FLAGS, MEMORY_VARIABLES } from '../lib/memory-limits.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

const masking = read('deploy/nginx.conf').match(/"~(\^.+)" "\$kept\/\*\*\*"/)[1];
const logged = (path) => {
  const match = path.match(new RegExp(masking));
  return match ? `${match.groups.kept}/***` : path;
};

const tokenPaths = [
  '/api/user/hidden/TOKEN/notifications',
  '/api/user/is-member/TOKEN',
  '/api/team/hidden/TOKEN/currentTeam',
  '/api/admin/TOKEN/requests',
  '/api/admin/series/report/TOKEN/7',
  '/api/admin/series/report/players/TOKEN/3/7',
  '/api/admin/player/TOKEN/all',
  '/api/admin/TOKEN/usersOuterJoinedWithPlayers',
];
for (const path of tokenPaths) {
  test(`the proxy's log has no token of ${path}`, () => {
    assert.doesNotMatch(logged(path), /TOKEN/);
    assert.match(logged(path), /^\/api\/(user|team|admin)/);
  });
}

test("the proxy's log keeps other paths", () => {
  assert.equal(logged('/api/division/3/teams'), '/api/division/3/teams');
});

/** What a line of the proxy's log may have: nothing of it is a visitor's address, or a text that a caller has chosen. */
const LOGGED = [
  ...['time_iso8601', 'request_method', 'logged_path', 'status', 'body_bytes_sent', 'request_time'],
  // the instance's address, and the request's id as the instance has checked it
  ...['upstream_addr', 'upstream_http_x_request_id'],
];

test("every line of the proxy's log has only what it may have", () => {
  const conf = read('deploy/nginx.conf').replace(/#.*/g, '');
  const formats = [...conf.matchAll(/log_format\s+(\w+)\s+([^;]+);/g)];
  for (const [, , format] of formats) {
    assert.deepEqual(
      [...format.matchAll(/\$\{?(\w+)/g)].map(([, name]) => name).filter((name) => !LOGGED.includes(name)),
      [],
    );
  }
  const named = [...conf.matchAll(/access_log\s+([^;]+);/g)].map(([, to]) => to.split(/\s+/)[1]);
  assert.deepEqual(
    named,
    formats.map(([, name]) => name),
  );
  // all other levels have lines that quote the address and the request
  assert.deepEqual(
    [...conf.matchAll(/error_log\s+\S+\s+(\w+);/g)].map(([, level]) => level),
    ['emerg'],
  );
});

test('the proxy compresses nothing, and lets instances know what a visitor can read', () => {
  const conf = read('deploy/nginx.conf');
  assert.match(conf, /^ {2}gzip off;$/m);
  assert.doesNotMatch(conf, /gzip on|brotli on|gunzip|Accept-Encoding/);
});

test('the image and `npm start` run the same entry', () => {
  assert.match(read('Dockerfile'), /CMD \["node", .*"backend\/dist\/main\.js"\]/);
  assert.match(read('tools/start.mjs'), /await builtModule\('main\.js'\)/);
});

test('the image and `npm start` give Node the flags that keep its memory small', () => {
  assert.ok(
    read('Dockerfile').includes(`CMD ["node", ${MEMORY_FLAGS.map((flag) => `"${flag}"`).join(', ')}, "backend`),
  );
  assert.match(read('Dockerfile'), new RegExp(`MALLOC_ARENA_MAX=${MEMORY_VARIABLES.MALLOC_ARENA_MAX}$`, 'm'));
  assert.ok(JSON.parse(read('package.json')).scripts.start.startsWith(`node ${MEMORY_FLAGS.join(' ')} tools/`));
  assert.ok(read('docs/operations.md').includes(`node ${MEMORY_FLAGS.join(' ')} backend/dist/main.js`));
});

test('both instances of docker-compose.yml are the ones the proxy asks', () => {
  for (const name of ['app-1', 'app-2']) {
    assert.match(read('docker-compose.yml'), new RegExp(`^  ${name}: \\*instance$`, 'm'));
    assert.match(read('deploy/nginx.conf'), new RegExp(`server ${name}:3000`));
  }
});

test('no container may do more than it needs, and instances are not root', () => {
  const compose = read('docker-compose.yml');
  assert.equal(compose.match(/cap_drop: \[ALL\]/g).length, 3);
  assert.equal(compose.match(/no-new-privileges:true/g).length, 3);
  assert.equal(compose.match(/read_only: true/g).length, 3);
  assert.doesNotMatch(compose, /privileged:|cap_add: \[ALL|SYS_ADMIN/);
  assert.match(read('Dockerfile'), /^USER node$/m);
});

/** The text of each service, with the anchor that it may be. */
function services() {
  const compose = read('docker-compose.yml');
  const instance = compose.match(/^x-instance:[\s\S]*?(?=^\S)/m)[0];
  const all = compose.match(/^services:\n([\s\S]*?)(?=^\S)/m)[1];
  return all.split(/^ {2}(?=\S)/m).flatMap((text) => {
    const name = text.match(/^([\w-]+):/)?.[1];
    return name ? [{ name, text: text.includes('*instance') ? instance : text }] : [];
  });
}

test('no service may fill the memory, the table of processes, or the disk with its log', () => {
  const all = services();
  assert.deepEqual(
    all.map(({ name }) => name),
    ['database', 'app-1', 'app-2', 'proxy'],
  );
  for (const { name, text } of all) {
    for (const limit of [/mem_limit: \S+/, /pids_limit: \d+/, /logging: \*log$/m]) assert.match(text, limit, name);
  }
  assert.match(
    read('docker-compose.yml'),
    /^x-log: &log\n {2}driver: json-file\n {2}options: \{ max-size: 10m, max-file: '5' \}$/m,
  );
});

test('only this machine reaches what compose publishes, unless the operator says otherwise', () => {
  const published = [...read('docker-compose.yml').matchAll(/ports: \['([^']+)'\]/g)].map((match) => match[1]);
  // not the database's: the demo's password is known
  assert.deepEqual(published, ['${PUBLISH:-127.0.0.1}:8080:80']);
});

/** The variables that a copy of .env.example sets. */
const copied = Object.fromEntries(
  [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);
/** What compose makes of `${NAME:-default}`. */
const filledIn = (text, environment) =>
  text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name, otherwise) => environment[name] || otherwise);

test('a copy of .env.example changes nothing of what compose starts: logins come back to the address of the browser', () => {
  const compose = read('docker-compose.yml');
  assert.equal(filledIn(compose, copied), filledIn(compose, {}));
  assert.match(filledIn(compose, copied), /^ {4}PUBLIC_URL: http:\/\/localhost:8080$/m);
  assert.match(filledIn(compose, copied), /^ {4}ports: \['127\.0\.0\.1:8080:80'\]$/m);
});

test('what the instances must not get from a copied .env is said by compose itself', () => {
  const [, instance] = read('docker-compose.yml').match(/^x-instance:[\s\S]*?environment:\n([\s\S]*?)\n {2}read_only/m);
  // these have other defaults in a container than on a developer's machine
  for (const name of ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'WEB_ROOT', 'TRUSTED_PROXIES', 'DATABASE_URL']) {
    assert.match(instance, new RegExp(`^ {4}${name}: `, 'm'));
  }
});

test('the database counts as healthy when its port answers, and in production it has no default password', () => {
  const { text } = services().find(({ name }) => name === 'database');
  assert.match(text, /pg_isready -h 127\.0\.0\.1 /);
  const [, script] = text.match(/entrypoint:\n {6}- sh\n {6}- -c\n {6}- \|\n([\s\S]*?)(?=^ {4}#)/m);
  const start = (NODE_ENV, POSTGRES_PASSWORD) =>
    spawnSync('sh', ['-c', script.replaceAll('$$', '$').replace('exec docker-entrypoint.sh postgres', 'exit 7')], {
      env: { PATH: process.env.PATH, NODE_ENV, POSTGRES_PASSWORD },
      encoding: 'utf8',
    });
  assert.equal(start('development', 'sbl').status, 7);
  assert.equal(start('production', '5d0c9f3b').status, 7);
  const refused = start('production', 'sbl');
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /POSTGRES_PASSWORD is not set/);
});

test("compose's database is made with the letters of the embedded one", () => {
  const [, given] = read('docker-compose.yml').match(/POSTGRES_INITDB_ARGS: (.*)$/m);
  const [, embedded] = read('backend/src/embedded/embedded.ts').match(/const locale = \[(.*)\];/);
  assert.deepEqual(given.split(' ').sort(), [...embedded.matchAll(/'([^']+)'/g)].map(([, text]) => text).sort());
});

test('the image has an executable for the operator: `docker compose exec app-1 admin help`', () => {
  assert.match(read('Dockerfile'), /ln -s \/app\/deploy\/admin\.mjs \/usr\/local\/bin\/admin/);
  const folder = mkdtempSync(join(tmpdir(), 'sbl-image-'));
  try {
    const admin = join(folder, 'admin');
    symlinkSync(join(root, 'deploy', 'admin.mjs'), admin);
    const help = spawnSync(admin, ['help'], { encoding: 'utf8', cwd: folder });
    assert.equal(help.status, 0, help.stderr);
    assert.match(help.stdout, /grant <chat id>/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
