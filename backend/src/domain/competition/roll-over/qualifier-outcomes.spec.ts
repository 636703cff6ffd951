import { qualifierOutcomes } from './qualifier-outcomes.ts';

/** Teams below 20 have ended on rank 1, others on rank 2; from 90 they are new. */
const rankOf = (teamId: number) => (teamId >= 90 ? undefined : teamId < 20 ? 1 : 2);
const outcomes = (...places: [teamId: number, place: number][]) =>
  [...qualifierOutcomes([{ places: new Map(places) }], rankOf)].map(([teamId, outcome]) => `${teamId} ${outcome}`);

test.each([
  {
    why: 'a decider',
    places: [
      [13, 2],
      [22, 1],
    ],
    is: ['13 lost', '22 won'],
  },
  {
    why: 'two places at stake among four',
    places: [
      [13, 1],
      [14, 3],
      [22, 2],
      [23, 4],
    ],
    is: ['13 won', '14 lost', '22 won', '23 lost'],
  },
  {
    why: 'equal teams at the border',
    places: [
      [13, 1],
      [14, 3],
      [15, 5],
      [22, 2],
      [23, 3],
    ],
    is: ['13 won', '15 lost', '22 won'],
  },
  {
    why: 'teams of one rank',
    places: [
      [22, 1],
      [23, 2],
    ],
    is: [],
  },
  {
    why: 'new teams',
    places: [
      [90, 1],
      [91, 2],
    ],
    is: [],
  },
  {
    why: 'a new team among others',
    places: [
      [13, 1],
      [22, 2],
      [90, 3],
    ],
    is: [],
  },
] as { why: string; places: [number, number][]; is: string[] }[])('$why', ({ places, is }) => {
  expect(outcomes(...places)).toEqual(is);
});

test('who goes on to another qualifier has the outcome of that one', () => {
  const first = {
    places: new Map([
      [22, 1],
      [23, 2],
      [13, 3],
    ]),
    goOn: new Set([22]),
  };
  const last = {
    places: new Map([
      [14, 1],
      [22, 2],
    ]),
  };
  expect([...qualifierOutcomes([last, first], rankOf)]).toEqual([
    [14, 'won'],
    [22, 'lost'],
    [23, 'lost'],
    [13, 'lost'],
  ]);
  expect([...qualifierOutcomes([first], rankOf).keys()]).toEqual([23, 13]);
});
