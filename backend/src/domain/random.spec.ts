import fc from 'fast-check';
import { createRandom } from './random.ts';

const take = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

describe('a seeded random source', () => {
  test('repeats itself for the same seed and not for another', () => {
    const draws = (seed: number) => take(20, createRandom(seed).next);
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
  });

  test('keeps its numbers: a schedule made last season is the schedule made today', () => {
    const random = createRandom(2026);
    expect(take(6, () => random.int(1, 100))).toEqual([46, 31, 67, 62, 16, 23]);
  });

  test('int stays within from..to and reaches both ends', () => {
    const random = createRandom(1);
    const drawn = new Set(take(300, () => random.int(-2, 3)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
  });

  test('shuffle keeps every item, and leaves the list it was given alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items];
        const shuffled = createRandom(seed).shuffle(items);
        expect(items).toEqual(before);
        expect([...shuffled].sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b));
      }),
    );
  });

  test('shuffle puts every item first about equally often', () => {
    const random = createRandom(3);
    const firsts = take(4000, () => random.shuffle(['a', 'b', 'c', 'd'])[0]);
    for (const item of ['a', 'b', 'c', 'd']) {
      const share = firsts.filter((first) => first === item).length / firsts.length;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
  });

  test('chance is never at 0, always at 1, and in between about as often as said', () => {
    const random = createRandom(4);
    expect(take(100, () => random.chance(0))).not.toContain(true);
    expect(take(100, () => random.chance(1))).not.toContain(false);
    const often = take(5000, () => random.chance(0.3)).filter(Boolean).length;
    expect(often / 5000).toBeCloseTo(0.3, 1);
  });

  test('pick refuses an empty list instead of answering undefined', () => {
    expect(() => createRandom(1).pick([])).toThrow('empty list');
  });
});
