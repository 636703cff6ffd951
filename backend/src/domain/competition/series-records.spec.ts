import type { RecordKind } from './records.ts';
import { LEAST_SERIES, recordsOfSeries } from './series-records.ts';

/** A holder in a series that was played on the day with its number. */
const held = (
  kind: RecordKind,
  value: number,
  seriesId: number,
  more: { holderCount?: number; game?: number } = {},
) => ({
  ...{ kind, value, seriesId, game: null, holderCount: 1, playedAt: `2026-01-${10 + seriesId}T18:00:00.000Z` },
  ...more,
});
type Holder = ReturnType<typeof held>;
const division = (divisionName: string, holders: Holder[], seriesCount = LEAST_SERIES) => ({
  ...{ divisionName, seriesCount, holders },
});
const told = (seriesId: number, ...divisions: ReturnType<typeof division>[]) =>
  recordsOfSeries<Holder>(divisions, seriesId).map(
    ({ kind, value, divisionName, standing, holders }) =>
      `${kind} ${value} ${divisionName ?? 'league'} ${standing} ${holders.length}`,
  );

test('a record of the league is told first, and not again as its division’s', () => {
  const one = division('One', [held('gameGoals', 4, 1), held('seriesSaves', 20, 1)]);
  const two = division('Two', [held('gameGoals', 6, 2), held('seriesSaves', 9, 2)]);
  expect(told(1, one, two)).toEqual(['seriesSaves 20 league alone 1', 'gameGoals 4 One alone 1']);
  expect(told(2, one, two)).toEqual(['gameGoals 6 league alone 1', 'seriesSaves 9 Two alone 1']);
});

test('a series that holds no record now says nothing, also when it held one before', () => {
  expect(told(3, division('One', [held('gameGoals', 7, 4)]))).toEqual([]);
});

test('who reached a shared record first is told from who equalled it, over the divisions too', () => {
  const one = division('One', [held('gameGoals', 6, 3)]);
  const two = division('Two', [
    held('gameGoals', 6, 2, { holderCount: 2 }),
    held('gameGoals', 6, 4, { holderCount: 2 }),
  ]);
  expect(told(2, one, two)).toEqual(['gameGoals 6 league first 1']);
  expect(told(3, one, two)).toEqual(['gameGoals 6 league equal 1']);
  expect(told(4, one, two)).toEqual(['gameGoals 6 league equal 1']);
});

test('two players of the same series share it, and no other series does', () => {
  const both = [
    held('gameGoals', 6, 1, { holderCount: 2, game: 1 }),
    held('gameGoals', 6, 1, { holderCount: 2, game: 3 }),
  ];
  expect(told(1, division('One', both))).toEqual(['gameGoals 6 league alone 2']);
});

test('of a record that many share, the first five are told, as they are named on the page of records', () => {
  const many = (from: number) =>
    Array.from({ length: 5 }, (_, index) => held('gameShots', 9, from + index, { holderCount: 5 }));
  const [early, late] = [division('Early', many(1)), division('Late', many(6))];
  expect(told(5, early, late)).toEqual(['gameShots 9 league equal 1']);
  // not one of the first five in the league, but in its division
  expect(told(6, early, late)).toEqual(['gameShots 9 Late first 1']);
  const six = division(
    'Six',
    many(1).map((holder) => ({ ...holder, holderCount: 6 })),
  );
  expect(told(1, six)).toEqual(['gameShots 9 league first 1']);
});

test.each([
  { own: LEAST_SERIES, other: 0, expected: ['gameGoals 4 league alone 1'], why: 'enough series in the division' },
  { own: LEAST_SERIES - 1, other: 1, expected: ['gameGoals 4 league alone 1'], why: 'enough in the league' },
  { own: LEAST_SERIES - 1, other: 0, expected: [], why: 'in a new league every series sets some' },
])('$own and $other series: $why', ({ own, other, expected }) => {
  expect(told(1, division('One', [held('gameGoals', 4, 1)], own), division('Two', [], other))).toEqual(expected);
});
