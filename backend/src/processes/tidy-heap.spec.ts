import { setTimeout as sleep } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { tidyHeap } from './tidy-heap.ts';

test('collects, and leaves the collector to V8 again', async () => {
  const scraps = new WeakRef(Array.from({ length: 1000 }, (_, at) => ({ at })));
  // what a reference has shown stays until the end of its turn
  await sleep(1);
  tidyHeap();
  expect(scraps.deref()).toBeUndefined();
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
