import { PerChange } from './per-change.ts';

/** A league whose stamp the test moves. */
function league() {
  let version = 1;
  return { stamp: { current: () => Promise.resolve(version) }, change: () => version++ };
}

test('callers of one change share one computation, and the next change computes again', async () => {
  const { stamp, change } = league();
  let computed = 0;
  const sums = new PerChange(stamp, (name: string) => Promise.resolve(`${name} ${++computed}`));
  expect(await Promise.all([sums.of('a'), sums.of('a'), sums.of('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  expect(await sums.of('a')).toBe('a 1');
  change();
  expect(await Promise.all([sums.of('a'), sums.of('a')])).toEqual(['a 3', 'a 3']);
});

test('what failed is computed again for the next caller', async () => {
  const { stamp } = league();
  let calls = 0;
  const sums = new PerChange(stamp, () => (++calls === 1 ? Promise.reject(new Error('away')) : Promise.resolve(calls)));
  await expect(Promise.all([sums.of(), sums.of()])).rejects.toThrow('away');
  expect(await sums.of()).toBe(2);
});

test('callers cannot fill the memory with arguments', async () => {
  const { stamp } = league();
  let computed = 0;
  const sums = new PerChange(stamp, (nth: number) => Promise.resolve([nth, ++computed]));
  for (let nth = 0; nth < 1000; nth++) await sums.of(nth);
  expect(await sums.of(999)).toEqual([999, 1000]);
  expect(await sums.of(0)).toEqual([0, 1001]);
});
