import { betterOf, pairSeasons, ratingPoints, ratingTicks } from './compared';

const season = (id: number, rating: number | null = 1) => ({ season: { id, name: `Säsong ${id}` }, rating });

test.each([
  { home: 2, away: 1, isLess: false, better: 'home' },
  { home: 2, away: 1, isLess: true, better: 'away' },
  { home: 1, away: 1, isLess: false, better: null },
  { home: null, away: 1, isLess: false, better: null },
])('of $home and $away the better one is $better', ({ home, away, isLess, better }) => {
  expect(betterOf(home, away, isLess)).toBe(better);
});

test('each season stands once, the latest first, with what each side did in it', () => {
  const pairs = pairSeasons([season(9), season(7), season(5)], [season(8), season(7), season(4)]);
  expect(pairs.map(({ season: { id }, home, away }) => [id, home !== null, away !== null])).toEqual([
    [9, true, false],
    [8, false, true],
    [7, true, true],
    [5, true, false],
    [4, false, true],
  ]);
  expect(pairSeasons([], [])).toEqual([]);
});

test('the chart goes from the earliest season to the latest, without those that no one is rated in', () => {
  const pairs = pairSeasons([season(3, 1.2), season(2, null)], [season(3, null), season(1, 0.9)]);
  expect(ratingPoints(pairs, (name) => name.slice(-1))).toEqual([
    { season: '1', home: null, away: 0.9 },
    { season: '3', home: 1.2, away: null },
  ]);
});

test.each([
  { ratings: [0.81, 1.17], ticks: [0.8, 0.9, 1, 1.1, 1.2], why: 'tenths around both' },
  { ratings: [0.83, 1.4], ticks: [0.8, 1, 1.2, 1.4], why: 'fifths, so that there are not too many' },
  { ratings: [1.31, 1.38], ticks: [1, 1.1, 1.2, 1.3, 1.4], why: 'the mean is in sight' },
  { ratings: [0.98, 1.02], ticks: [0.95, 1, 1.05], why: 'a small difference' },
  { ratings: [null, 0.4], ticks: [0.4, 0.6, 0.8, 1], why: 'one of them has no rating' },
  { ratings: [0.2, 7.5], ticks: [0, 2, 4, 6, 8], why: 'beyond all reason' },
])('the axis of $ratings has $ticks: $why', ({ ratings: [home = null, away = null], ticks }) => {
  expect(ratingTicks([{ season: 'S1', home, away }])).toEqual(ticks);
});
