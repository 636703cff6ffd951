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

/** What a series is told of the records of the league and of the divisions with the name One. */
const told = (
  seriesId: number,
  league: Holder[],
  own: Holder[] = [],
  { ofLeague = LEAST_SERIES, ofOwn = LEAST_SERIES } = {},
) =>
  recordsOfSeries<Holder>(
    {
      league: { seriesCount: ofLeague, holders: league },
      own: { divisionName: 'One', seriesCount: ofOwn, holders: own },
    },
    seriesId,
  ).map(
    ({ kind, value, divisionName, standing, holders }) =>
      `${kind} ${value} ${divisionName ?? 'league'} ${standing} ${holders.length}`,
  );

test('a record of the league is told first, and not again as its division’s', () => {
  const saves = held('seriesSaves', 20, 1);
  const league = [held('gameGoals', 6, 2), saves];
  expect(told(1, league, [held('gameGoals', 4, 1), saves])).toEqual([
    'seriesSaves 20 league alone 1',
    'gameGoals 4 One alone 1',
  ]);
  expect(told(2, league, [held('gameGoals', 6, 2), held('seriesSaves', 9, 2)])).toEqual([
    'gameGoals 6 league alone 1',
    'seriesSaves 9 One alone 1',
  ]);
});

test('a series that holds no record now says nothing, also when it held one before', () => {
  expect(told(3, [held('gameGoals', 7, 4)], [held('gameGoals', 7, 4)])).toEqual([]);
});

test('who reached a shared record first is told from who equalled it', () => {
  const shared = [2, 3, 4].map((seriesId) => held('gameGoals', 6, seriesId, { holderCount: 3 }));
  expect(told(2, shared)).toEqual(['gameGoals 6 league first 1']);
  expect(told(3, shared)).toEqual(['gameGoals 6 league equal 1']);
  expect(told(4, shared)).toEqual(['gameGoals 6 league equal 1']);
});

test('two players of the same series share it, and no other series does', () => {
  const both = [
    held('gameGoals', 6, 1, { holderCount: 2, game: 1 }),
    held('gameGoals', 6, 1, { holderCount: 2, game: 3 }),
  ];
  expect(told(1, both)).toEqual(['gameGoals 6 league alone 2']);
});

test('of a record that many share, the first five are told, as they are named on the page of records', () => {
  const many = (from: number, holderCount: number) =>
    Array.from({ length: 5 }, (_, index) => held('gameShots', 9, from + index, { holderCount }));
  expect(told(5, many(1, 10))).toEqual(['gameShots 9 league equal 1']);
  // not one of the first five in the league, but in its division
  expect(told(6, many(1, 10), many(6, 5))).toEqual(['gameShots 9 One first 1']);
  expect(told(1, many(1, 6))).toEqual(['gameShots 9 league first 1']);
});

test.each([
  { ofOwn: LEAST_SERIES, ofLeague: LEAST_SERIES, expected: ['gameGoals 4 league alone 1'], why: 'enough series' },
  {
    ...{ ofOwn: LEAST_SERIES - 1, ofLeague: LEAST_SERIES, expected: ['gameGoals 4 league alone 1'] },
    why: 'enough in the league',
  },
  { ofOwn: LEAST_SERIES - 1, ofLeague: LEAST_SERIES - 1, expected: [], why: 'in a new league every series sets some' },
])('$ofOwn series in the division and $ofLeague in the league: $why', ({ ofOwn, ofLeague, expected }) => {
  const holders = [held('gameGoals', 4, 1)];
  expect(told(1, holders, holders, { ofOwn, ofLeague })).toEqual(expected);
});
