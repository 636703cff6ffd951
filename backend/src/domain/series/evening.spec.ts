import { eveningOf } from './evening.ts';

const of = (now: string) => {
  const { day, begins, ends } = eveningOf(new Date(now));
  return { day, begins: begins.toISOString(), ends: ends.toISOString() };
};

test.each([
  { why: 'in the evening', now: '2026-03-10T19:00:00Z', day: '2026-03-10' },
  { why: 'after midnight it is still the evening before', now: '2026-03-11T02:59:59Z', day: '2026-03-10' },
  { why: 'from four on it is the next one', now: '2026-03-11T03:00:00Z', day: '2026-03-11' },
  { why: 'in summer four is an hour earlier in UTC', now: '2026-07-02T02:00:00Z', day: '2026-07-02' },
  { why: 'in the last night of the year', now: '2026-12-31T23:30:00Z', day: '2026-12-31' },
  { why: 'in the night of the leap day', now: '2028-03-01T01:00:00Z', day: '2028-02-29' },
])('$why', ({ now, day }) => {
  expect(of(now).day).toBe(day);
});

test.each([
  { why: 'a day has 24 hours', now: '2026-03-10T19:00:00Z', begins: '2026-03-10T03:00', ends: '2026-03-11T03:00' },
  {
    why: '23 when summer time begins',
    now: '2026-03-28T19:00:00Z',
    begins: '2026-03-28T03:00',
    ends: '2026-03-29T02:00',
  },
  { why: '25 when it ends', now: '2026-10-24T19:00:00Z', begins: '2026-10-24T02:00', ends: '2026-10-25T03:00' },
])('$why', ({ now, begins, ends }) => {
  expect(of(now)).toMatchObject({ begins: `${begins}:00.000Z`, ends: `${ends}:00.000Z` });
});
