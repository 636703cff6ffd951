import { Bucket } from './bucket.ts';

/** How many of these takes, at these milliseconds, are given. */
const given = (takes: readonly (readonly [amount: number, at: number])[]): boolean[] => {
  const bucket = new Bucket({ atOnce: 20, perSecond: 5 }, 0);
  return takes.map(([amount, at]) => bucket.take(amount, at));
};

test.each([
  { why: 'all at once', takes: [[20, 0]], are: [true] },
  { why: 'one more than all', takes: [[21, 0]], are: [false] },
  {
    why: 'a refused take costs nothing',
    takes: [
      [21, 0],
      [20, 0],
    ],
    are: [false, true],
  },
  {
    why: 'a fifth of a second for one',
    takes: [
      [20, 0],
      [1, 199],
      [1, 200],
    ],
    are: [true, false, true],
  },
  {
    why: 'it is full after four seconds, and never fuller',
    takes: [
      [20, 0],
      [20, 4000],
      [21, 60_000],
      [20, 60_000],
    ],
    are: [true, true, false, true],
  },
  {
    why: 'what it regains in parts is a whole',
    takes: [
      [20, 0],
      [1, 100],
      [1, 200],
      [1, 300],
      [1, 400],
    ],
    are: [true, false, true, false, true],
  },
] as { why: string; takes: [number, number][]; are: boolean[] }[])('$why', ({ takes, are }) => {
  expect(given(takes)).toEqual(are);
});

test('who sends at the pace is never refused, and who sends a tenth more is in the end', () => {
  const count = (everyMs: number): number => {
    const bucket = new Bucket({ atOnce: 20, perSecond: 5 }, 0);
    for (let n = 1; n <= 2000; n++) if (!bucket.take(1, n * everyMs)) return n;
    return Infinity;
  };
  expect(count(200)).toBe(Infinity);
  expect(count(180)).toBeLessThan(250);
});
