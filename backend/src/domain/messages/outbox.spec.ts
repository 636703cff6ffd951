import { MOST_ATTEMPTS, stateOf, waitAfter } from './outbox.ts';
import type { Failure } from './outbox.ts';

const failure: Failure = { message: 'no', isFinal: false, askedMs: null, isOutcomeUnknown: false, missingRight: null };

describe('the wait before the next attempt', () => {
  test('doubles, and chance takes at most half of it away', () => {
    const waits = (chance: number) => [1, 2, 3, 6].map((attempts) => waitAfter(failure, attempts, chance));
    expect(waits(0)).toEqual([500, 1000, 2000, 16_000]);
    expect(waits(0.5)).toEqual([750, 1500, 3000, 24_000]);
  });

  test('is half an hour at most', () => {
    for (let attempts = 1; attempts < MOST_ATTEMPTS; attempts++) {
      expect(waitAfter(failure, attempts, 0.999_999)).toBeLessThanOrEqual(1_800_000);
    }
  });

  test.each([0, 0.5, 0.999])('is never shorter than what was asked for (chance %d)', (chance) => {
    expect(waitAfter({ ...failure, askedMs: 7000 }, 1, chance)).toBeGreaterThanOrEqual(7000);
    expect(waitAfter({ ...failure, askedMs: 7000 }, 1, chance)).toBeLessThanOrEqual(8400);
  });

  test('is a day, and a fifth of one, at most, whatever was asked for', () => {
    expect(waitAfter({ ...failure, askedMs: 1e18 }, 1, 0)).toBe(86_400_000);
    expect(waitAfter({ ...failure, askedMs: 1e18 }, 1, 1)).toBe(103_680_000);
  });

  test('is longer when it may have happened all the same', () => {
    expect(waitAfter({ ...failure, isOutcomeUnknown: true }, 1, 0)).toBe(10_000);
  });

  test('gives up after the twentieth attempt, or when no attempt can help', () => {
    expect(waitAfter(failure, MOST_ATTEMPTS - 1, 0)).not.toBeNull();
    expect(waitAfter(failure, MOST_ATTEMPTS, 0)).toBeNull();
    expect(waitAfter({ ...failure, isFinal: true }, 1, 0)).toBeNull();
  });
});

test.each([
  ['waiting', { attempts: 0 }],
  ['running', { attempts: 1, lockedUntil: new Date(2000) }],
  ['retrying', { attempts: 1, lockedUntil: new Date(500) }],
  ['retrying', { attempts: 3 }],
  ['done', { attempts: 1, doneAt: new Date(900) }],
  ['dead', { attempts: 20, deadAt: new Date(900) }],
] as const)('is %s with %j', (state, times) => {
  expect(stateOf({ lockedUntil: null, doneAt: null, deadAt: null, ...times }, new Date(1000))).toBe(state);
});
