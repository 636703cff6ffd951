import { bannerOrder, type Ordered } from './banner-order';

const one = (id: number, day: string | null, more: Partial<Ordered> = {}): Ordered => ({
  id,
  isStreamed: false,
  scheduledAt: day && `2026-03-${day}T18:00:00Z`,
  places: { home: 5, away: 6 },
  ...more,
});
const places = (home: number, away: number) => ({ places: { home, away } as const });
const ids = (series: Ordered[], hides = false) => bannerOrder(series, hides).map(({ id }) => id);

test.each([
  { why: 'the earliest, when nothing else tells', series: [one(1, '11'), one(2, '10')], order: [2, 1] },
  { why: 'the top before the earliest', series: [one(1, '10'), one(2, '11', places(1, 2))], order: [2, 1] },
  {
    why: 'what is sent before the top',
    series: [one(1, '10', places(1, 2)), one(2, '11', { isStreamed: true })],
    order: [2, 1],
  },
  {
    why: 'a sent series of another week waits for its own',
    series: [one(1, '10'), one(2, '18', { isStreamed: true })],
    order: [1, 2],
  },
  { why: 'without a time comes last', series: [one(1, null, places(1, 2)), one(2, '10')], order: [2, 1] },
  { why: 'no places yet', series: [one(1, '11', { places: null }), one(2, '10', { places: null })], order: [2, 1] },
])('$why', ({ series, order }) => expect(ids(series)).toEqual(order));

test('readers who hide results get no order that tells places', () => {
  expect(ids([one(1, '10'), one(2, '11', places(1, 2))], true)).toEqual([1, 2]);
  expect(ids([one(1, '10'), one(2, '11', { isStreamed: true })], true)).toEqual([2, 1]);
});
