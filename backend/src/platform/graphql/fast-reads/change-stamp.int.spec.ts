import { setImmediate as nextRound } from 'node:timers/promises';
import { freshDb } from '../../../../test/harness/database.ts';
import { Setting } from '../../../modules/content/settings/setting.entity.ts';
import type { Db } from '../../db/db.ts';
import { ChangeStamp } from './change-stamp.ts';

describe('the present change stamp', () => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => ({ db, close } = await freshDb({})));
  afterAll(() => close());

  const change = (key: string): Promise<unknown> => db.repo(Setting).insert({ key, value: 'x' });

  test('is asked for once by callers of the same two rounds', async () => {
    const stamp = new ChangeStamp(db);
    const first = stamp.current();
    await Promise.resolve();
    expect(stamp.current()).toBe(first);
    await nextRound();
    expect(stamp.current()).toBe(first);
    expect(await first).toBeGreaterThanOrEqual(0);
  });

  test('is asked for again by callers who come while a statement runs, once for all of them', async () => {
    const stamp = new ChangeStamp(db);
    const first = stamp.current();
    for (let round = 0; round < 3; round++) await nextRound();
    const second = stamp.current();
    expect(second).not.toBe(first);
    expect(stamp.current()).toBe(second);
    await Promise.all([first, second]);
    expect(stamp.current()).not.toBe(second);
  });

  test('is never older than its caller, however many ask before', async () => {
    const stamp = new ChangeStamp(db);
    let before = await stamp.current();
    const asking = setInterval(() => void stamp.current().catch(() => undefined), 1);
    for (let n = 0; n < 40; n++) {
      await change(`key ${n}`);
      const after = await stamp.current();
      expect(after).toBeGreaterThan(before);
      before = after;
    }
    clearInterval(asking);
  });
});
