import { freshDb } from '../../../test/harness/database.ts';
import { moveMachineClock } from '../../../test/harness/machine-clock.ts';
import type { Db } from './db.ts';
import { sharedClock, type SharedClock } from './shared-clock.ts';

const HOUR_MS = 3_600_000;

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await freshDb());
});
afterAll(() => close());

/** Whether the clock lies between two times that the database told before and after it. */
async function isRight(clock: SharedClock): Promise<boolean> {
  const told = async (): Promise<number> => {
    const [row] = await db.query<{ ms: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
    return row!.ms;
  };
  const before = await told();
  const now = clock.now().getTime();
  const after = await told();
  // as far off as the comparison took
  return now >= before - HOUR_MS / 60 && now <= after + HOUR_MS / 60;
}

test.each([
  { ahead: 2 * HOUR_MS, why: 'a machine that is two hours ahead' },
  { ahead: -2 * HOUR_MS, why: 'a machine that is two hours late' },
  { ahead: 40 * 365 * 24 * HOUR_MS, why: 'a machine without a battery' },
])('the database’s time counts on $why', async ({ ahead }) => {
  const setRight = moveMachineClock(ahead);
  try {
    expect(await isRight(await sharedClock(db))).toBe(true);
  } finally {
    setRight();
  }
});

test('a machine’s clock that jumps while the process runs changes nothing', async () => {
  const clock = await sharedClock(db);
  const setRight = moveMachineClock(2 * HOUR_MS);
  try {
    expect(await isRight(clock)).toBe(true);
    await clock.compare();
    expect(await isRight(clock)).toBe(true);
  } finally {
    setRight();
  }
});

test('two clocks that agree give the same milliseconds, and comparing them again moves nothing', async () => {
  const clock = await sharedClock(db);
  const zero = clock.now().getTime() - performance.now();
  expect(Math.abs(zero - performance.timeOrigin)).toBeLessThan(HOUR_MS / 60);
  await clock.compare();
  expect(Math.abs(clock.now().getTime() - performance.now() - zero)).toBeLessThan(HOUR_MS / 60);
});
