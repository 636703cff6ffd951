import { assertMayDecline, placeOf } from './next-season-place.ts';
import type { PlaceFacts, Stint } from './next-season-place.ts';

const LAST_SERIES = new Date('2027-05-20T18:00:00Z');
const day = (text: string) => new Date(`2027-${text}T12:00:00Z`);
const stint = (playerId: number, to: string | null = null, from = '01-10'): Stint => ({
  playerId,
  from: day(from),
  to: to === null ? null : day(to),
});
const place = (stints: Stint[], more: Partial<PlaceFacts> = {}) =>
  placeOf({ lastSeriesAt: LAST_SERIES, hasDeclined: false, stints, ...more });

test.each([
  { why: 'all are still there', stints: [stint(1), stint(2), stint(3)], state: 'held', remaining: 3 },
  { why: 'two remain', stints: [stint(1), stint(2), stint(3, '06-01')], state: 'held', remaining: 2 },
  { why: 'one remains', stints: [stint(1), stint(2, '06-01'), stint(3, '06-01')], state: 'lost', remaining: 1 },
  {
    why: 'a new player does not count',
    stints: [stint(1), stint(2, '06-01'), stint(3, null, '06-02')],
    state: 'lost',
    remaining: 1,
  },
  {
    why: 'who left before the last series does not count, though they are back',
    stints: [stint(1), stint(2, '05-01'), stint(2, null, '06-01')],
    state: 'lost',
    remaining: 1,
  },
  {
    why: 'who left after it and came back counts',
    stints: [stint(1), stint(2, '06-01'), stint(2, null, '06-10')],
    state: 'held',
    remaining: 2,
  },
  {
    why: 'once the last player has left the place is gone, even when players come back',
    stints: [stint(1, '06-01'), stint(2, '06-02'), stint(1, null, '06-03'), stint(2, null, '06-03')],
    state: 'lost',
    remaining: 2,
  },
  {
    why: 'one leaves in the instant in which the other comes back: the team was never empty',
    stints: [stint(1, '06-01'), stint(2, '06-02'), stint(1, null, '06-02'), stint(2, null, '06-03')],
    state: 'held',
    remaining: 2,
  },
  { why: 'no one is left', stints: [stint(1, '06-01'), stint(2, '06-01')], state: 'lost', remaining: 0 },
])('$why: $state', ({ stints, state, remaining }) => {
  expect(place(stints)).toEqual({ state, remaining, isSettled: true });
});

test('a team that has declined has no place, even when its players remain', () => {
  expect(place([stint(1), stint(2)], { hasDeclined: true })).toMatchObject({ state: 'declined', remaining: 2 });
});

test('while the season goes on those who are in the team count', () => {
  const stints = [stint(1), stint(2, null, '05-25'), stint(3, '04-01')];
  expect(place(stints, { lastSeriesAt: null })).toEqual({ state: 'held', remaining: 2, isSettled: false });
});

test('only a place that is held can be declined', () => {
  expect(() => assertMayDecline(place([stint(1), stint(2)]))).not.toThrow();
  for (const none of [null, place([stint(1)]), place([stint(1), stint(2)], { hasDeclined: true })]) {
    expect(() => assertMayDecline(none)).toThrow('NO_PLACE');
  }
});
