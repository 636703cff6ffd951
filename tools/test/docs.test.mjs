// Files that documents name must exist.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const foldersIn = (path) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
/** The folders from which documents write paths: the root, or a side's sources. */
const STARTS = ['', 'backend/src', 'frontend/src'];
const first = new Set([...readdirSync(root), ...STARTS.slice(1).flatMap(foldersIn)]);
const SKIPPED = new Set(['node_modules', 'dist', 'dist-server', '.git', '.nx']);
const OF_OURS = /\w\.(tsx?|[mc]?js|json|graphql|sql|md|ya?ml|conf|cjs)$/;

/** Mentioned as not existing: what a start or the code generator makes, and what is gone. */
const NOWHERE = new Set(['index.ts', 'keys.json', '.generated.ts', 'frontend/src/gql']);
/** A folder with any name: `features/x`, `DATA_DIR/keys.json`. */
const PLACEHOLDER = /(^|\/)([a-z]|[A-Z_]+)(\/|$)/;

/** All files of the project, by their paths from the root. */
function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) ? [] : filesUnder(path);
  });
}
const files = filesUnder('').map((path) => `/${path}`);

/** `bench/x.mjs` or `x.repository.ts` in backticks. Patterns, placeholders, built files and addresses of the site are left out. */
const namedPaths = (text) =>
  [...text.matchAll(/`([\w.@/-]+)`/g)]
    .map((match) => match[1])
    .filter((path) => OF_OURS.test(path) || (path.includes('/') && first.has(path.split('/')[0])))
    .filter(
      (path) =>
        !path.startsWith('/') && !NOWHERE.has(path) && !PLACEHOLDER.test(path) && !/(^|\/)dist(\/|$)|\.\.\./.test(path),
    );

/** A path is complete from one of these folders. A single name, or the end of a path, must be some file's. */
const isThere = (path) =>
  STARTS.some((start) => existsSync(join(root, start, path))) ||
  (OF_OURS.test(path) && files.some((file) => file.endsWith(`/${path}`)));

const links = (text) =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1]).filter((target) => !/^[a-z]+:/.test(target));

for (const document of documents) {
  test(`what ${document} points at is there`, () => {
    const text = readFileSync(join(root, document), 'utf8');
    const missing = [
      ...namedPaths(text).filter((path) => !isThere(path)),
      ...links(text).filter((target) => !existsSync(join(root, dirname(document), target))),
    ];
    assert.deepEqual(missing, []);
  });
}

test('a path that leads nowhere is found, wherever it would begin', () => {
  const named = ['bench/none.mjs', '.ci/none', 'none.json', 'openapi.yml', 'modules/none', 'features/none/a.tsx'];
  const there = ['bench/bench.mjs', '.ci/run', 'schema.graphql', 'modules/teams', 'teams.service.ts', 'read-cost.ts'];
  const text = [...named, ...there, 'member/add', 'text/html', '/tracks.md', '.graphql', 'backend/dist/main.js'].map(
    (path) => `\`${path}\``,
  );
  assert.deepEqual(namedPaths(text.join(' ')), [...named, ...there]);
  assert.deepEqual(
    namedPaths(text.join(' ')).filter((path) => !isThere(path)),
    named,
  );
});

test('every command of package.json is explained in the README', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const unexplained = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme));
  assert.deepEqual(unexplained, []);
});
