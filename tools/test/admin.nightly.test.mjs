// The operator's commands as an operator types them, on a separate league.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../lib/project.mjs';
import { temporaryFolder } from '../server.mjs';

let folder;
before(() => {
  folder = temporaryFolder();
});
after(() => rmSync(folder, { recursive: true, force: true }));

function admin(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/admin.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', INIT_CWD: folder },
  });
  return { status, said: stdout + stderr };
}

test('without a command it says what there is', () => {
  const { status, said } = admin();
  assert.equal(status, 0);
  for (const name of ['grant', 'backup', 'restore', 'export', 'import', 'seed-demo', 'verify-totals'])
    assert.match(said, new RegExp(name));
  assert.equal(admin('explode').status, 2);
});

test('the demo league goes into an empty database once, and its totals agree', { timeout: 900_000 }, () => {
  assert.equal(admin('seed-demo').status, 0);
  assert.match(admin('seed-demo').said, /not empty/);
  assert.match(admin('verify-totals').said, /All totals agree/);
});

test('a backup lies where the operator stands, and is not overwritten', () => {
  assert.equal(admin('backup', 'league.gz').status, 0);
  assert.ok(existsSync(join(folder, 'league.gz')));
  assert.match(admin('backup', 'league.gz').said, /exists/);
});

test('a restore says what would be lost, and does it when told to', () => {
  const refused = admin('restore', 'league.gz');
  assert.equal(refused.status, 1);
  assert.match(refused.said, /\d+ rows, which would be lost/);
  const done = admin('restore', 'league.gz', '--replace');
  assert.match(done.said, /rows and \d+ files restored/);
  assert.equal(done.status, 0);
});

test('what is no backup changes nothing and says so', () => {
  const { status, said } = admin('restore', join(root, 'package.json'), '--replace');
  assert.equal(status, 1);
  assert.match(said, /Nothing was changed/);
});

test('a role needs a name that exists and an account that has signed in', () => {
  assert.match(admin('grant', '1', 'king').said, /no role king/);
  const nobody = admin('grant', '1', 'admin');
  assert.equal(nobody.status, 1);
  assert.match(nobody.said, /has signed in yet/);
});
