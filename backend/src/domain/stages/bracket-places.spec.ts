import * as fc from 'fast-check';
import { bracketOf } from './bracket.ts';
import { bracketOrder, bracketPlaces } from './bracket-places.ts';
import { bracketStates } from './bracket-state.ts';
import type { BracketResult } from './bracket-state.ts';
import type { StageShape } from './stage-shape.ts';

/** The better seed wins each series, so that the places are those of the seeds. */
function played(shape: StageShape, wins: (upper: number, lower: number) => number = Math.min) {
  const bracket = bracketOf(shape);
  const results: BracketResult[] = [];
  for (const { position } of bracket) {
    const state = bracketStates(bracket, results).find((one) => one.series.position === position);
    if (state?.state !== 'ready' || state.upper.is !== 'seed' || state.lower.is !== 'seed') continue;
    const seeds = [state.upper.seed, state.lower.seed] as const;
    results.push({ position, seeds, winner: wins(...seeds), isProvisional: false });
  }
  return bracketStates(bracket, results);
}
const shape = (teams: number, more: Partial<StageShape> = {}): StageShape => ({
  ...{ format: 'single-elimination', teams, hasThirdPlace: false, hasSecondFinal: false },
  ...more,
});
const placesOf = (one: StageShape) =>
  [...bracketPlaces(played(one))].sort(([a], [b]) => a - b).map(([, place]) => place);

test.each([
  { of: shape(2), is: [1, 2] },
  { of: shape(4), is: [1, 2, 3, 3] },
  { of: shape(4, { hasThirdPlace: true }), is: [1, 2, 3, 4] },
  { of: shape(8), is: [1, 2, 3, 3, 5, 5, 5, 5] },
  { of: shape(4, { format: 'double-elimination' }), is: [1, 2, 3, 4] },
  { of: shape(8, { format: 'double-elimination', hasSecondFinal: true }), is: [1, 2, 3, 4, 5, 5, 7, 7] },
])('$of.teams teams, $of.format: $is', ({ of, is }) => {
  expect(placesOf(of)).toEqual(is);
});

test('before a result nobody has a place', () => {
  expect(bracketPlaces(bracketStates(bracketOf(shape(4)), [])).size).toBe(0);
});

test('every team of a finished bracket has a place, one has the first, and no place is left out', () => {
  const any = fc.record({
    teams: fc.integer({ min: 3, max: 64 }),
    format: fc.constantFrom('single-elimination', 'double-elimination'),
    hasSecondFinal: fc.boolean(),
    luck: fc.integer(),
  });
  fc.assert(
    fc.property(any, ({ teams, format, hasSecondFinal, luck }) => {
      const states = played(
        shape(teams, { format, hasSecondFinal: hasSecondFinal && format === 'double-elimination' }),
        (upper, lower) => ((upper * 31 + lower * 17 + luck) % 2 === 0 ? upper : lower),
      );
      const places = [...bracketPlaces(states).values()].sort((one, other) => one - other);
      expect(places).toHaveLength(teams);
      places.forEach((place) => expect(place).toBe(places.findIndex((other) => other === place) + 1));
      expect(places[0]).toBe(1);
      expect(places[1]).toBe(2);
    }),
    { numRuns: 300 },
  );
});

describe('the order in which another stage takes the teams', () => {
  const orderAfter = (one: StageShape, series: number) => {
    const bracket = bracketOf(one);
    const results: BracketResult[] = [];
    for (const { position } of bracket.slice(0, series)) {
      const state = bracketStates(bracket, results).find((each) => each.series.position === position);
      if (state?.upper.is !== 'seed' || state.lower.is !== 'seed') continue;
      const seeds = [state.upper.seed, state.lower.seed] as const;
      results.push({ position, seeds, winner: Math.min(...seeds), isProvisional: false });
    }
    const seeds = Array.from({ length: one.teams }, (_, index) => index + 1);
    return bracketOrder(bracketStates(bracket, results), seeds).map(({ seed, place }) => `${place}:${seed}`);
  };

  test.each([
    { of: shape(8), series: 7, is: ['1:1', '2:2', '3:3', '3:4', '5:5', '5:6', '5:7', '5:8'], why: 'all is played' },
    { of: shape(8), series: 4, is: ['1:1', '1:2', '1:3', '1:4', '5:5', '5:6', '5:7', '5:8'], why: 'four are left' },
    {
      of: shape(4, { hasThirdPlace: true }),
      series: 2,
      is: ['1:1', '1:2', '3:3', '3:4'],
      why: 'the third place is no way to the top',
    },
    { of: shape(4), series: 0, is: ['1:1', '1:2', '1:3', '1:4'], why: 'nothing is played' },
  ])('$why', ({ of, series, is }) => {
    expect(orderAfter(of, series)).toEqual(is);
  });
});
