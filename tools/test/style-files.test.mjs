// Files of styles are as short as files of code (eslint's max-lines reads no CSS).
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

const MOST_LINES = 300;

test('no file of styles has more than 300 lines', () => {
  const files = readdirSync(join(root, 'frontend/src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith('styled-system'),
  );
  assert.ok(files.length >= 4);
  const long = files.filter(
    (file) => readFileSync(join(root, 'frontend/src', file), 'utf8').split('\n').length - 1 > MOST_LINES,
  );
  assert.deepEqual(long, []);
});
