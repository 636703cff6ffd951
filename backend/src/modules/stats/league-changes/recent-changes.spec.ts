import { RecentChanges } from './recent-changes.ts';

const of = (seriesId: number, divisionId: number) => ({ seriesId, divisionId });
const ANY = { seriesId: null, divisionId: null };

const noted = (...changes: { seriesId: number | null; divisionId: number | null }[]): RecentChanges => {
  const recent = new RecentChanges();
  changes.forEach((change, at) => recent.note(change, at));
  return recent;
};

test.each([
  { why: 'one change is told as it is', changes: [of(1, 9)], watched: {}, told: { number: 1, ...of(1, 9) } },
  { why: 'two of one series are one', changes: [of(1, 9), of(1, 9)], watched: {}, told: { number: 2, ...of(1, 9) } },
  {
    why: 'two of one division name the division',
    changes: [of(1, 9), of(2, 9)],
    watched: {},
    told: { number: 2, seriesId: null, divisionId: 9 },
  },
  { why: 'two of two divisions name nothing', changes: [of(1, 9), of(2, 8)], watched: {}, told: { number: 2, ...ANY } },
  { why: 'nothing is not told', changes: [], watched: {}, told: null },
  { why: 'another division is not told', changes: [of(1, 9)], watched: { divisionId: 8 }, told: null },
  { why: 'another series is not told', changes: [of(1, 9)], watched: { seriesId: 2 }, told: null },
  {
    why: 'only what is watched is told',
    changes: [of(1, 9), of(2, 8)],
    watched: { divisionId: 8 },
    told: { number: 2, ...of(2, 8) },
  },
  {
    why: 'what may have been missed is told to all',
    changes: [ANY],
    watched: { seriesId: 2 },
    told: { number: 1, ...ANY },
  },
])('$why', ({ changes, watched, told }) => {
  expect(noted(...changes).after(0, watched)).toEqual(told);
});

test('a reader hears what came after the last change that it knows', () => {
  const recent = noted(of(1, 9), of(2, 9));
  expect(recent.after(1, {})).toEqual({ number: 2, ...of(2, 9) });
  expect(recent.after(2, {})).toBeNull();
});

test('a reader with an age hears what came since', () => {
  const recent = noted(of(1, 9), of(2, 9), of(3, 9));
  expect([-1, 1, 3].map((at) => recent.before(at))).toEqual([0, 1, 3]);
});

test('a reader who is too far behind has missed something, whatever it watches', () => {
  const recent = noted(...Array.from({ length: 300 }, () => of(1, 9)));
  expect(recent.after(50, { seriesId: 2 })).toEqual({ number: 300, ...ANY });
  expect(recent.after(150, { seriesId: 2 })).toBeNull();
});
