// The yardsticks are useful only while they give the same answers as the product.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { clientDocuments } from '../../bench/client-documents.mjs';
import { knownAfter, reliabilityOf } from '../../bench/odds.mjs';
import { clientDifferenceOf, differenceOf } from '../../bench/reads.mjs';
import { root } from '../lib/project.mjs';

test("the yardstick's statements run on the current tables and say what the product says", { timeout: 180_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bench/bench.mjs'), '--check'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 170_000,
  });
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout, /the same answers to all reads and newer pages/);
});

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
    const site = { division: statistics(...rows) };
    const found = differenceOf('Q2', body, { site, partner: { data: site.division } });
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
  assert.equal(clientDifferenceOf('Q1', expected, table(row(1, 6, null), row(3, 3, byPoints), row(2, 3, null))), null);
  const other = table(row(1, 6, shared), row(2, 3, byPoints), row(3, 3, shared));
  assert.notEqual(clientDifferenceOf('Q1', expected, other), null);
});

const reported = (id, week, home, away, [homeGames, awayGames], goals = [2, 1]) => ({
  id,
  week,
  state: 'REPORTED',
  home: { id: home },
  away: { id: away },
  homeGames,
  awayGames,
  walkover: null,
  isOvertime: homeGames + awayGames === 5,
  isAnnulled: false,
  games: [{ homeGoals: goals[0], awayGoals: goals[1] }],
});

test('a season that is cut knows no later result, and its table is made of the earlier ones', () => {
  const standings = [1, 2, 3].map((id) => ({ team: { id }, position: id, isDisqualified: false, adjustment: 0 }));
  const series = [reported(7, 1, 3, 1, [3, 2]), reported(8, 2, 2, 3, [3, 0]), reported(9, 3, 1, 2, [3, 0])];
  const { rows, series: known, goals } = knownAfter({ standings, series }, 2);
  assert.deepEqual(
    rows.map(({ team, points, diff, gamesWon }) => [team.id, points, diff, gamesWon]),
    [
      [2, 3, 3, 3],
      [3, 2, -2, 3],
      [1, 1, -1, 2],
    ],
  );
  assert.deepEqual(
    known.map(({ state, homeGames }) => [state, homeGames]),
    [
      ['REPORTED', 3],
      ['REPORTED', 3],
      ['NOT_STARTED', null],
    ],
  );
  assert.deepEqual([goals.get(1), goals.get(2), goals.get(3)], [-1, 1, 0]);
});

test('odds that are right have no error left, and odds that know nothing have all of it', () => {
  const guess = (chance, isTrue) => ({ chance, isTrue, blind: 0.5 });
  const right = reliabilityOf([guess(1, true), guess(0, false)]);
  assert.equal(right.skill, 1);
  assert.deepEqual(
    right.rows.map(({ count, expected, happened }) => [count, expected, happened]),
    [
      [1, 0, 0],
      [1, 1, 1],
    ],
  );
  const blind = reliabilityOf([guess(0.5, true), guess(0.5, false), guess(0.5, false), guess(0.5, true)]);
  assert.equal(blind.skill, 0);
  assert.deepEqual(blind.rows, [{ name: '30 to 50 %', count: 4, expected: 0.5, happened: 0.5 }]);
});
