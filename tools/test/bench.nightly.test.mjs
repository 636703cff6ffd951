// The yardsticks are useful only while they give the same answers as the product.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { clientDocuments, differenceOf } from '../../bench/reads.mjs';
import { root } from '../lib/project.mjs';

test(
  "the yardstick's statements run on the current tables and say what the product says",
  { timeout: 1_800_000 },
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bench/bench.mjs'), '--check'], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout, /the same answers to all reads/);
  },
);

const player = (id, rating) => ({ player: { id, nickname: `Spelare ${id}` }, rating });
const statistics = (...playerStats) => ({ id: 1, playerStats });
const body = statistics(player(1, 1.25), player(2, 0.75));

const answers = [
  { why: 'the same numbers to the ninth decimal', rows: [player(1, 1.25 + 1e-12), player(2, 0.75)], differs: false },
  { why: 'another order', rows: [player(2, 0.75), player(1, 1.25)], differs: true },
  { why: 'another number', rows: [player(1, 1.25), player(2, 0.76)], differs: true },
  { why: 'a row too few', rows: [player(1, 1.25)], differs: true },
  { why: 'a number that is missing', rows: [player(1, 1.25), player(2, null)], differs: true },
];

for (const { why, rows, differs } of answers) {
  test(`${why} ${differs ? 'differs' : 'is the same answer'}`, () => {
    const found = differenceOf('Q2', { division: body }, { division: statistics(...rows) });
    assert.equal(found !== null, differs, String(found));
  });
}

test("the client's documents are those of its pages, with a type name in every object", async () => {
  const documents = await clientDocuments();
  assert.deepEqual(Object.keys(documents), ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6']);
  for (const { operationName, query } of Object.values(documents)) {
    assert.match(query, new RegExp(`^query ${operationName}\\b`));
    const objects = query.match(/\{/g).length;
    // all but the operation itself
    assert.equal(query.match(/__typename/g).length, objects - 1, query);
  }
});

const row = (id, points, trace) => ({ team: { id }, isDisqualified: false, points, diff: 0, gamesWon: 3, trace });
const table = (...standings) => ({ division: { standings } });
const byPoints = { criterion: 'POINTS', ownValue: 3, aboveValue: 6 };
const shared = { criterion: 'SHARED', ownValue: null, aboveValue: null };

test('why a team is below another one is compared, except between tied teams', () => {
  const expected = table(row(1, 6, null), row(2, 3, byPoints), row(3, 3, shared));
  assert.equal(differenceOf('Q1', expected, table(row(1, 6, null), row(3, 3, byPoints), row(2, 3, null))), null);
  const other = table(row(1, 6, shared), row(2, 3, byPoints), row(3, 3, shared));
  assert.notEqual(differenceOf('Q1', expected, other), null);
});
