// Instances of the last release work on the tables of this version (docs/operations.md, Upgrade): a migration may only add.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { lastRelease } from '../lib/last-release.mjs';
import { root } from '../lib/project.mjs';

const FOLDER = 'backend/src/migrations';
const { release, why } = lastRelease();

/**
 * What the statements of the last release, or its rows, would not find or not fit.
 * @type {[RegExp, string][]}
 */
const BREAKING = [
  [/\bdrop\s+(table|column|view|type|sequence)\b/i, 'drops what the last release uses'],
  [/\brename\b/i, 'renames what the last release uses'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i, 'gives a column another type'],
  [
    /\balter\s+column\s+\w+\s+(set\s+not\s+null|drop\s+default)\b/i,
    'demands a value that the last release does not write',
  ],
  [
    /\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
    'demands a value that the last release does not write',
  ],
];

/** What is wrong with the `up` of a migration; null when it only adds. */
function faultOf(text) {
  const [up] = text.split(/async down\(/);
  return BREAKING.find(([words]) => words.test(up))?.[1] ?? null;
}

test('migrations since the last release only add', { skip: why ?? false }, () => {
  const tree = execFileSync('git', ['ls-tree', '--name-only', release, `${FOLDER}/`], { cwd: root, encoding: 'utf8' });
  const before = new Set(tree.split('\n'));
  const since = readdirSync(join(root, FOLDER)).filter(
    (name) => /^\d+-.*\.ts$/.test(name) && !before.has(`${FOLDER}/${name}`),
  );
  for (const name of since) assert.equal(faultOf(readFileSync(join(root, FOLDER, name), 'utf8')), null, name);
});

for (const [why, statement, isFault] of [
  ['a table that goes', 'drop table board_ask', true],
  ['a column that goes', 'alter table season drop column settled_at', true],
  ['another name', 'alter table season rename column a to b', true],
  ['another type', 'alter table season alter column settled_at type date', true],
  ['a new duty', 'alter table season alter column settled_at set not null', true],
  ['a new column that every row needs', 'alter table season add column a text not null', true],
  ['the same with a default', "alter table season add column a text not null default ''", false],
  [
    'a rule that is made anew',
    'alter table season drop constraint a; alter table season add constraint a check (b > 0)',
    false,
  ],
])
  test(`${why}: ${isFault ? 'refused' : 'allowed'}`, () => {
    assert.equal(faultOf(`async up() { ${statement} } async down() { drop table x }`) !== null, isFault);
  });
