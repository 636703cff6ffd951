import { freshDb } from '../../../test/harness/database.ts';
import { FixedClock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { RateLimiter } from './rate-limiter.ts';

const LIMIT = { name: 'test', calls: 20, seconds: 60 };
const NOON = new Date('2026-01-31T12:00:00Z');

describe('a limit', () => {
  let db: Db;
  let close: () => Promise<void>;
  const clock = new FixedClock(NOON);
  beforeAll(async () => {
    ({ db, close } = await freshDb());
  });
  afterAll(() => close());
  beforeEach(() => clock.set(NOON));

  const allowed = async (limiters: RateLimiter[], calls: number, caller: string): Promise<number> => {
    const rounds = Array.from({ length: calls / limiters.length }, () => limiters).flat();
    const answers = await Promise.allSettled(rounds.map((limiter) => limiter.take(LIMIT, caller)));
    return answers.filter(({ status }) => status === 'fulfilled').length;
  };

  test('holds exactly, with two instances counting at once', async () => {
    const two = [new RateLimiter(db, clock), new RateLimiter(db, clock)];
    expect(await allowed(two, 400, 'crowd')).toBe(20);
  });

  test('is each caller’s own, and starts again when its window is over', async () => {
    const limiter = new RateLimiter(db, clock);
    expect(await allowed([limiter], 25, 'a')).toBe(20);
    expect(await allowed([limiter], 1, 'b')).toBe(1);
    clock.set(new Date(NOON.getTime() + 59_999));
    await expect(limiter.take(LIMIT, 'a')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      kind: 'too-many',
      details: { params: { retryAfter: 1 } },
    });
    clock.set(new Date(NOON.getTime() + 60_000));
    expect(await allowed([limiter], 25, 'a')).toBe(20);
  });

  test('a window that a clock two hours ahead has opened shuts no one out', async () => {
    const limiter = new RateLimiter(db, clock);
    clock.set(new Date(NOON.getTime() + 7_200_000));
    expect(await allowed([limiter], 25, 'e')).toBe(20);
    clock.set(NOON);
    expect(await allowed([limiter], 25, 'e')).toBe(20);
  });

  test('a call that was given back may be taken again', async () => {
    const limiter = new RateLimiter(db, clock);
    expect(await allowed([limiter], 20, 'c')).toBe(20);
    await limiter.giveBack(LIMIT, 'c');
    expect(await allowed([limiter], 2, 'c')).toBe(1);
  });

  test('windows that are over are swept, others stay', async () => {
    const limiter = new RateLimiter(db, clock);
    await limiter.take(LIMIT, 'd');
    await limiter.sweep();
    expect(await db.query("select 1 from rate_limit where key = 'test:d'")).toHaveLength(1);
    clock.set(new Date(NOON.getTime() + 60_000));
    await limiter.sweep();
    expect(await db.query("select 1 from rate_limit where key = 'test:d'")).toHaveLength(0);
  });
});
