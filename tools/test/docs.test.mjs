// Documents that name files are held to the files.
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

/** `backend/src/x.ts` in backticks; patterns and placeholders are not names of files. */
const namedPaths = (text) =>
  [...text.matchAll(/`((?:backend|frontend|docs|tools|deploy)\/[^`\s]*)`/g)]
    .map((match) => match[1])
    .filter((path) => !/[<>*{}]|\.\.\.|…/.test(path))
    .filter((path) => !/(^|\/)dist(\/|$)/.test(path));

const links = (text) =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1]).filter((target) => !/^[a-z]+:/.test(target));

for (const document of documents) {
  test(`what ${document} points at is there`, () => {
    const text = readFileSync(join(root, document), 'utf8');
    const missing = [
      ...namedPaths(text).filter((path) => !existsSync(join(root, path))),
      ...links(text).filter((target) => !existsSync(join(root, dirname(document), target))),
    ];
    assert.deepEqual(missing, []);
  });
}

test('every command of package.json is explained in the README', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const unexplained = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme));
  assert.deepEqual(unexplained, []);
});
