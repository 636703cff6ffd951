import { ReaderPace } from './reader-pace.ts';

const PACE = { bytesPerSecond: 1000, graceMs: 10_000 };

/** The second in which a reader is cut off, at a look each second; null: never, in ten minutes. */
function cutOffAt(read: (second: number) => number, { queue = 1000 } = {}): number | null {
  const reader = new ReaderPace(PACE);
  let [written, taken] = [queue, 0];
  for (let second = 0; second <= 600; second++) {
    if (reader.isTooSlow(second * 1000, { written, waiting: written - taken })) return second;
    // the writer fills up what is taken
    taken = Math.min(taken + read(second), written);
    written = taken + queue;
  }
  return null;
}

test.each([
  // a thousand bytes wait, which is a second more
  { why: 'takes nothing', read: () => 0, at: 12 },
  { why: 'takes a byte now and then', read: (s: number) => (s % 5 === 0 ? 1 : 0), at: 12 },
  { why: 'takes half of the pace', read: () => 500, at: 23 },
  { why: 'takes the pace', read: () => 1000, at: null },
  { why: 'takes twice the pace in every other second', read: (s: number) => (s % 2) * 2000, at: null },
  { why: 'takes much and then nothing', read: (s: number) => (s < 60 ? 1_000_000 : 0), at: 72 },
  { why: 'pauses for nine seconds after each', read: (s: number) => (s % 10 === 0 ? 10_000 : 0), at: null },
])('a reader who $why is cut off at $at', ({ read, at }) => {
  expect(cutOffAt(read, { queue: at === null ? 10_000 : 1000 })).toBe(at);
});

test('a large piece has the time that the pace gives for it', () => {
  const reader = new ReaderPace(PACE);
  const piece = { written: 60_000, waiting: 60_000 };
  const late = [0, 30_000, 70_000, 70_001].map((now) => reader.isTooSlow(now, piece));
  expect(late).toEqual([false, false, false, true]);
});

test('who had nothing to take for long is not behind', () => {
  const reader = new ReaderPace(PACE);
  expect(reader.isTooSlow(0, { written: 1000, waiting: 1000 })).toBe(false);
  expect(reader.isTooSlow(5000, { written: 1000, waiting: 0 })).toBe(false);
  expect(reader.isTooSlow(600_000, { written: 2000, waiting: 1000 })).toBe(false);
  expect(reader.isTooSlow(611_001, { written: 2000, waiting: 1000 })).toBe(true);
});
