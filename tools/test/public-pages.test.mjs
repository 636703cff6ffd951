// What a page imports, with all that its imports import: pages of everyone load nothing of the back office, and no Chakra.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

const sources = join(root, 'frontend/src');
const IMPORTED = /^(?:import|export|\}) (?!type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm;
const STAFF = /^features\/admin\/|^@chakra-ui\//;

const fileOf = (path) =>
  ['', '.ts', '.tsx', '.js'].map((end) => path + end).find((file) => existsSync(file) && statSync(file).isFile());

/** All that a file imports, also later, and the file that does: our own as `lib/paths.ts`, packages by their names. */
function importsOf(page) {
  const found = new Map();
  const visit = (file) => {
    for (const [, from, later, effect] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const name = from ?? later ?? effect;
      const path = name.startsWith('.') ? fileOf(join(dirname(file), name)) : undefined;
      const key = path ? relative(sources, path) : name;
      if (found.has(key)) continue;
      found.set(key, relative(sources, file));
      if (path && /\.tsx?$/.test(path)) visit(path);
    }
  };
  visit(join(sources, page));
  return found;
}

const staffParts = (page) =>
  [...importsOf(page)].filter(([name]) => STAFF.test(name)).map(([name, by]) => `${by} imports ${name}`);

const pages = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.tsx'))
  .map((file) => file.replaceAll('\\', '/'));
const isStaff = (page) => page.startsWith('features/admin/');

for (const page of pages.filter((one) => !isStaff(one))) {
  test(`${page} loads nothing of the back office`, () => assert.deepEqual(staffParts(page), []));
}

test('a page of staff loads both, so the reading sees them', () => {
  const parts = staffParts('features/admin/report/series-report.page.tsx').join('\n');
  assert.match(parts, /imports @chakra-ui\/react/);
  assert.match(parts, /imports features\/admin\//);
});
