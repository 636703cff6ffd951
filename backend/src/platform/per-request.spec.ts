import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PerRequest } from './per-request.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how?: { type: 'minor' }) => void;

const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

/** The least of three measurements: what else the process does only adds. */
const leastLeftBy = (make: () => Counts): number => Math.min(...[1, 2, 3].map(() => leftBy(make())));

type Counts = Pick<PerRequest<object, object>, 'set'>;

/** The old objects, in bytes, that 2,000 requests leave behind, when each has a value that refers to it and to 40 numbers. */
function leftBy(counts: Counts): number {
  // the counts are older than the requests, as in a server
  collect();
  const before = oldBytes();
  for (let round = 0; round < 20; round += 1) {
    for (let each = 0; each < 100; each += 1) {
      const request = {};
      counts.set(request, { request, numbers: Array.from({ length: 40 }, () => round + Math.random()) });
    }
    collect({ type: 'minor' });
  }
  return oldBytes() - before;
}

describe('PerRequest', () => {
  it('keeps a value for each object, and each table has its own', () => {
    const [names, ages] = [new PerRequest<object, string>(), new PerRequest<object, number>()];
    const [one, another] = [{}, {}];
    names.set(one, 'Ada');
    ages.set(one, 36);
    names.set(another, 'Bo');
    names.set(another, 'Bodil');
    expect([names.get(one), ages.get(one), names.get(another), ages.get(another)]).toEqual([
      'Ada',
      36,
      'Bodil',
      undefined,
    ]);
  });

  it('does not show in the object’s own text', () => {
    const request = { id: 1 };
    new PerRequest<object, string>().set(request, 'secret');
    expect(JSON.stringify(request)).toBe('{"id":1}');
    expect(Object.keys(request)).toEqual(['id']);
  });

  it('leaves no old objects behind, as a WeakMap does', () => {
    const each = 2000 * 40 * 8;
    expect(leastLeftBy(() => new PerRequest())).toBeLessThan(each / 4);
    // a V8 that does better makes PerRequest needless
    expect(leftBy(new WeakMap())).toBeGreaterThan(each / 2);
  });
});
