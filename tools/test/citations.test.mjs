// Everything that comments and documents cite is in the project: rules, threats and documents by name.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { knownNumbers, problemsIn, writtenFiles } from '../lib/citations.mjs';
import { root } from '../lib/project.mjs';

const known = knownNumbers(root);

test('rules and threats are numbered without a gap', () => {
  for (const letter of ['R', 'T']) {
    const numbers = [...known].filter((name) => name.startsWith(letter)).map((name) => Number(name.slice(1)));
    numbers.sort((a, b) => a - b);
    assert.ok(numbers.length > 0);
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => index + 1),
    );
  }
});

test('everything that is cited is there, and no title of a test is a number', () => {
  const problems = writtenFiles(root).flatMap((path) =>
    problemsIn(root, path, readFileSync(join(root, path), 'utf8'), known),
  );
  assert.deepEqual(problems, []);
});

/** Test files that a text names, but that do not exist. */
function missingTests(text, paths) {
  const names = new Set(paths.map((path) => basename(path)));
  return [...text.matchAll(/`([\w.-]+\.(?:spec|test|e2e)\.(?:tsx?|mjs))`/g)]
    .map((match) => match[1])
    .filter((name) => !names.has(name));
}

test('the tests that hold the threats are there', () => {
  const text = readFileSync(join(root, 'docs/threats.md'), 'utf8');
  assert.deepEqual(missingTests(text, writtenFiles(root)), []);
  assert.deepEqual(missingTests('`a.spec.ts`, `b.test.mjs`', ['x/a.spec.ts']), ['b.test.mjs']);
});

const planted = [
  { path: 'backend/src/domain/planted.ts', text: '/** The tie-break (R99). */', found: 'there is no R99' },
  { path: 'backend/src/domain/planted.ts', text: '// the seats of R95 and R4', found: 'there is no R95' },
  { path: 'backend/src/domain/planted.ts', text: '/** Guessing (T999). */', found: 'there is no T999' },
  { path: 'backend/src/domain/planted.ts', text: '// (T999: a captain of another team)', found: 'there is no T999' },
  { path: 'backend/src/domain/planted.ts', text: '/** Uploads (S7). */', found: 'there is no S7' },
  { path: 'backend/src/domain/planted.ts', text: '/** Who may (S3). */', found: 'there is no S3' },
  {
    path: 'backend/test/planted.ts',
    text: '// a thousand rounds: G1–G8',
    found: 'there is no G1',
    also: 'there is no G8',
  },
  { path: 'backend/src/migrations/planted.ts', text: 'q(`-- one at a time (R96)`)', found: 'there is no R96' },
  { path: 'backend/src/schema/functions/planted.sql', text: '  -- one at a time (R96)', found: 'there is no R96' },
  { path: 'frontend/src/planted.tsx', text: 'const a = <b>{/* the form (R97) */}</b>;', found: 'there is no R97' },
  { path: 'docs/planted.md', text: 'The order of the table (R98).', found: 'there is no R98' },
  { path: 'docs/planted.yml', text: 'a: 1 # as S12 says', found: 'there is no S12' },
  { path: 'schema.graphql', text: '"""The rating (R94)."""', found: 'there is no R94' },
  { path: 'backend/src/planted.ts', text: '// public-site.md §4', found: 'there is no public-site.md' },
  {
    path: 'backend/src/planted.ts',
    text: '/** At most four (performance.md). */',
    found: 'there is no performance.md',
  },
  { path: 'docs/planted.md', text: '[law](laws/security.md)', found: 'there is no laws/security.md' },
  {
    path: 'backend/test/planted.spec.ts',
    text: "test('both lose (R5)', () => {});",
    found: 'R5 in the title of a test',
  },
  {
    path: 'backend/test/planted.spec.ts',
    text: "describe('steps of R4', () => {});",
    found: 'R4 in the title of a test',
  },
  {
    path: 'backend/test/planted.spec.ts',
    text: 'test.each([1])(`killed %i times (T75)`, () => {});',
    found: 'T75 in the title of a test',
  },
  {
    path: 'frontend/src/planted.test.tsx',
    text: "test.each([{ why: 'neither came (R5)' }])('$why', () => {});",
    found: 'R5 in the title of a test',
  },
];

for (const { path, text, found, also } of planted) {
  test(`${JSON.stringify(text)} in ${path} is refused`, () => {
    const expected = [found, also].filter(Boolean).map((problem) => `${path}: ${problem}`);
    assert.deepEqual(problemsIn(root, path, text, known), expected);
  });
}

const leftAlone = [
  { path: 'backend/src/planted.ts', text: '/** The order of the table (R4, T12). */', why: 'both are there' },
  { path: 'backend/test/planted.spec.ts', text: "// R5\ntest('both lose', () => {});", why: 'a comment may cite' },
  { path: 'backend/src/planted.ts', text: '// files at an S3 endpoint', why: 'S3 is a storage' },
  { path: 'backend/src/planted.ts', text: '// an S3-compatible store', why: 'S3 is a storage' },
  { path: 'backend/src/planted.ts', text: '// ranks S, A and B; 2xl; G is for goals', why: 'letters alone are words' },
  { path: 'backend/src/planted.ts', text: "const at = '2026-01-01T12:00:00Z'; // 2026-01-01T12:00", why: 'an hour' },
  { path: 'backend/src/planted.ts', text: "const size = 'S7'; const R99 = G8;", why: 'code is no citation' },
  { path: 'backend/test/planted.spec.ts', text: "test('on the day', () => day('T12:00'));", why: 'an hour' },
  { path: 'backend/src/planted.ts', text: '// docs/threats.md, and backend/content/<name>.md', why: 'a pattern' },
  { path: 'backend/src/planted.ts', text: '// why: docs/decisions/009.', why: 'the record begins with this number' },
  { path: 'docs/planted.md', text: '`faq.md` and [rules](rules.md)', why: 'a text of the site, and a file beside it' },
  { path: 'backend/src/planted.ts', text: "const url = 'https://example.org/admin.md';", why: 'data, not a name' },
];

for (const { path, text, why } of leftAlone) {
  test(`${JSON.stringify(text)} is left alone: ${why}`, () => {
    assert.deepEqual(problemsIn(root, path, text, known), []);
  });
}
