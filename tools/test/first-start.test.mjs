// Two first starts at once in one folder get the same keys of the installation.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { after, test } from 'node:test';
import { builtModule } from '../lib/built.mjs';
import { temporaryFolder } from '../server.mjs';

const folder = temporaryFolder();
after(() => fs.rmSync(folder, { recursive: true, force: true }));

test('one that comes while the other writes the keys has the same, and nothing else is left in the folder', async () => {
  const { localKeys } = await builtModule('platform/config/keys.js');
  const { writeFileSync } = fs;
  let other;
  // the file exists, but is still empty
  fs.writeFileSync = (path, text) => {
    fs.writeFileSync = writeFileSync;
    syncBuiltinESMExports();
    const file = fs.openSync(String(path), 'wx', 0o600);
    other = localKeys(folder);
    fs.writeSync(file, String(text));
    fs.closeSync(file);
  };
  syncBuiltinESMExports();
  const one = localKeys(folder);
  assert.match(one.PII_KEYS, /^k1:/);
  assert.deepEqual(other, one);
  assert.deepEqual(fs.readdirSync(folder), ['keys.json']);
  assert.deepEqual(localKeys(folder), one);
});
