// What is written for operators, held to what the product does.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const documented = [...read('.env.example').matchAll(/^([A-Z_0-9]+)=/gm)].map((match) => match[1]);

test('.env.example names every variable that the configuration reads, and no other', () => {
  const sources = ['config.ts', 'keys.ts'].map((name) => read(`backend/src/platform/config/${name}`)).join('\n');
  const quoted = [...sources.matchAll(/'([A-Z][A-Z_0-9]{2,})'/g)].map((match) => match[1]);
  const variables = quoted.filter((name) => name !== 'EEXIST');
  assert.deepEqual([...new Set(documented)].sort(), [...new Set(variables)].sort());
});

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

test("the proxy's log keeps other paths, and no query", () => {
  assert.equal(logged('/api/division/3/teams'), '/api/division/3/teams');
  const format = read('deploy/nginx.conf').match(/log_format masked '([^']+)'/)[1];
  assert.doesNotMatch(format, /\$(request|request_uri|args|query_string|http_referer)\b(?!_)/);
});

test('the proxy compresses nothing, and lets instances know what a visitor can read', () => {
  const conf = read('deploy/nginx.conf');
  assert.match(conf, /^ {2}gzip off;$/m);
  assert.doesNotMatch(conf, /gzip on|brotli on|gunzip|Accept-Encoding/);
});

test('the image and `npm start` run the same entry', () => {
  assert.match(read('Dockerfile'), /CMD \["node", .*"backend\/dist\/main\.js"\]/);
  assert.match(read('tools/start.mjs'), /await built\('main\.js'\)/);
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

test('only this machine reaches what compose publishes, unless the operator says otherwise', () => {
  const published = [...read('docker-compose.yml').matchAll(/ports: \['([^']+)'\]/g)].map((match) => match[1]);
  assert.deepEqual(published, ['127.0.0.1:5432:5432', '${PUBLISH:-127.0.0.1}:8080:80']);
});
