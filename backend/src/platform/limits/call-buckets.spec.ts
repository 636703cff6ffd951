import { CallBuckets, MOST_CALLERS } from './call-buckets.ts';

const NOW = 5_000_000;

const takeMany = (buckets: CallBuckets, calls: number, caller: string, now: number): number =>
  Array.from({ length: calls }, () => buckets.take(caller, now)).filter((wait) => wait === 0).length;

test.each([1, 7, 600, 1200, 6000])(
  'of %i calls a minute the last one passes and the next one does not',
  (perMinute) => {
    const buckets = new CallBuckets(perMinute);
    expect(takeMany(buckets, perMinute, 'a', NOW)).toBe(perMinute);
    expect(buckets.take('a', NOW)).toBeGreaterThan(0);
  },
);

test('a caller who has to wait is told how long, and waits no longer', () => {
  const buckets = new CallBuckets(6);
  takeMany(buckets, 6, 'a', NOW);
  expect(buckets.take('a', NOW)).toBe(10);
  expect(buckets.take('a', NOW + 9000)).toBe(1);
  expect(buckets.take('a', NOW + 10_000)).toBe(0);
  expect(buckets.take('a', NOW + 10_000)).toBe(10);
});

test('a dear call takes all of its units or none, and what is left is there for others', () => {
  const buckets = new CallBuckets(60);
  expect(buckets.take('a', NOW, 40)).toBe(0);
  expect(buckets.take('a', NOW, 40)).toBe(20);
  expect(takeMany(buckets, 30, 'a', NOW)).toBe(20);
  expect(buckets.take('a', NOW + 40_000, 40)).toBe(0);
});

test('a call as dear as the whole bucket passes when it is full', () => {
  const buckets = new CallBuckets(60);
  expect(buckets.take('a', NOW, 60)).toBe(0);
  expect(buckets.take('a', NOW, 60)).toBe(60);
  expect(buckets.take('a', NOW + 60_000, 60)).toBe(0);
});

test('what is left is told in whole units, with the seconds until the bucket is full', () => {
  const buckets = new CallBuckets(60);
  expect(buckets.left('a', NOW)).toEqual({ units: 60, fullIn: 0 });
  for (let taken = 1; taken <= 60; taken++) {
    buckets.take('a', NOW);
    expect(buckets.left('a', NOW)).toEqual({ units: 60 - taken, fullIn: taken });
  }
  buckets.take('a', NOW);
  expect(buckets.left('a', NOW)).toEqual({ units: 0, fullIn: 60 });
  expect(buckets.left('a', NOW + 1500)).toEqual({ units: 1, fullIn: 59 });
  expect(buckets.left('a', NOW + 3_600_000)).toEqual({ units: 60, fullIn: 0 });
});

test('the seconds are the same whatever fraction of a millisecond the clock stands at', () => {
  const buckets = new CallBuckets(5);
  for (let n = 0; n < 1000; n++) {
    const now = (n * Math.PI * 97) % 100_000;
    const caller = `a${n}`;
    for (const units of [1, 2, 1, 1]) buckets.take(caller, now, units);
    expect(buckets.left(caller, now)).toEqual({ units: 0, fullIn: 60 });
    expect(buckets.take(caller, now, 2)).toBe(24);
  }
});

test('trying on while refused makes no one wait longer', () => {
  const buckets = new CallBuckets(6);
  takeMany(buckets, 500, 'a', NOW);
  expect(buckets.take('a', NOW + 10_000)).toBe(0);
});

test('a bucket that was left alone holds one minute, not more', () => {
  const buckets = new CallBuckets(6);
  expect(takeMany(buckets, 20, 'a', NOW)).toBe(6);
  expect(takeMany(buckets, 20, 'a', NOW + 3_600_000)).toBe(6);
});

test('one caller takes nothing from another', () => {
  const buckets = new CallBuckets(6);
  takeMany(buckets, 20, 'a', NOW);
  expect(takeMany(buckets, 20, 'b', NOW)).toBe(6);
});

test('a hundred thousand addresses are not all remembered, and the one that keeps calling is', () => {
  const buckets = new CallBuckets(6);
  takeMany(buckets, 6, 'busy', NOW);
  for (let n = 0; n < 100_000; n++) {
    buckets.take(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, NOW);
    if (n % 1000 === 0) expect(buckets.take('busy', NOW)).toBeGreaterThan(0);
  }
  expect(buckets.size).toBe(MOST_CALLERS);
});
