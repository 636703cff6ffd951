import * as fc from 'fast-check';
import { bracketOf } from './bracket.ts';
import { seedsApart } from './seeds-apart.ts';
import type { SeedDivision } from './seeds-apart.ts';

const bracket = (teams: number) =>
  bracketOf({ format: 'single-elimination', teams, hasThirdPlace: false, hasSecondFinal: false });

/** The divisions of those who meet in the first series of both, by the round. */
function meetings(order: readonly number[], divisions: readonly SeedDivision[]): SeedDivision[][][] {
  const divisionAt = (seed: number): SeedDivision => divisions[(order[seed - 1] as number) - 1] ?? null;
  return [1, 2].map((wanted) =>
    bracket(divisions.length).flatMap(({ round, upper, lower }) =>
      round === wanted && upper.from === 'seed' && lower.from === 'seed'
        ? [[divisionAt(upper.seed), divisionAt(lower.seed)]]
        : [],
    ),
  );
}
const clashes = (pairs: SeedDivision[][]) => pairs.filter(([one, other]) => one !== null && one === other).length;

/** Two of one division meet as often as it has more teams than there are series. */
const fewestClashes = (pairs: SeedDivision[][]) =>
  Math.max(0, ...[1, 2, 3, 4].map((division) => pairs.flat().filter((one) => one === division).length - pairs.length));

test.each([
  { divisions: [1, 2, 1, 2], order: [1, 2, 3, 4], why: 'nobody of one division meets' },
  { divisions: [1, 2, 2, 1], order: [1, 2, 4, 3], why: 'the two lower seeds change' },
  { divisions: [1, 1, 1, 2], order: [1, 2, 3, 4], why: 'three of one division in two series cannot be parted' },
  { divisions: [null, null, null, null], order: [1, 2, 3, 4], why: 'teams without a division meet anyone' },
  { divisions: [1, 1, 2, 2, 1], order: [1, 2, 3, 4, 5], why: 'byes stay' },
])('divisions $divisions: $why', ({ divisions, order }) => {
  expect(seedsApart(bracket(divisions.length), divisions)).toEqual(order);
});

test('only as many of one division meet as must, and better seeds and byes stay', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(null, 1, 2, 3, 4), { minLength: 2, maxLength: 64 }), (divisions) => {
      const order = seedsApart(bracket(divisions.length), divisions);
      for (const pairs of meetings(order, divisions)) expect(clashes(pairs)).toBe(fewestClashes(pairs));
      expect([...order].sort((one, other) => one - other)).toEqual(divisions.map((_, index) => index + 1));
      const size = 2 ** Math.ceil(Math.log2(divisions.length));
      const byes = size - divisions.length;
      const first = [...Array(byes).keys()].map((index) => index + 1);
      expect(order.slice(0, byes).toSorted((one, other) => one - other)).toEqual(first);
    }),
    { numRuns: 2000 },
  );
});
