import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { ConcurrencyLimit } from './concurrency-limit.ts';

const PATIENCE_MS = 30;

/** Works that end when the test says so. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name);
    await new Promise<void>((end) => ends.set(name, end));
    return name;
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await nextRound();
  };
  return { begun, work, end };
}

describe('a limit of tasks at once', () => {
  it('runs so many at once, and the others in their order', async () => {
    const limit = new ConcurrencyLimit(2);
    const { begun, work, end } = works();
    const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => limit.run(work(name))));
    await nextRound();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await end('c');
    await end('d');
    expect(await all).toEqual(['a', 'b', 'c', 'd']);
  });

  it('passes the turn of a work that fails', async () => {
    const limit = new ConcurrencyLimit(1);
    const failing = limit.run(async () => {
      throw new Error('gone');
    });
    const next = limit.run(async () => 'next');
    await expect(failing).rejects.toThrow('gone');
    expect(await next).toBe('next');
  });

  it('refuses who comes when the queue is full', async () => {
    const limit = new ConcurrencyLimit(1, { queue: 1 });
    const { work, end } = works();
    const first = limit.run(work('a'));
    const second = limit.run(work('b'));
    await expect(limit.run(work('c'))).rejects.toThrow();
    await end('a');
    await end('b');
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  });

  it('lets no one wait longer than its patience, and is as narrow as before afterwards', async () => {
    const asked = performance.now();
    const limit = new ConcurrencyLimit(1, { patienceMs: PATIENCE_MS });
    const { begun, work, end } = works();
    const all = ['a', 'b', 'c'].map((name) => limit.run(work(name)));
    expect(begun).toEqual(['a']);
    while (begun.length < 3) await sleep(5);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(PATIENCE_MS);
    expect(begun).toEqual(['a', 'b', 'c']);
    const late = limit.run(work('d'));
    await end('b');
    await end('c');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await end('d');
    expect(await Promise.all([...all, late])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('runs each in the context of its own call', async () => {
    const of = new AsyncLocalStorage<string>();
    const limit = new ConcurrencyLimit(1);
    const seen = await Promise.all(
      ['a', 'b', 'c'].map((name) => of.run(name, () => limit.run(async () => sleep(1, of.getStore())))),
    );
    expect(seen).toEqual(['a', 'b', 'c']);
  });
});
