import { redrawsAtOnce } from './redraws-at-once.ts';

const GB = 1024 ** 3;
/** What Node says of a container without a limit, where the kernel knows a number for it. */
const ENDLESS = 2 ** 64;

test.each([
  ['a small machine', { machine: GB, limit: 0 }, 1],
  ['a larger one', { machine: 4 * GB, limit: 0 }, 2],
  ['a small container on a large machine', { machine: 64 * GB, limit: GB }, 1],
  ['a larger container', { machine: 64 * GB, limit: 2 * GB }, 2],
  ['a container without an end', { machine: GB, limit: ENDLESS }, 1],
])('%s', (_what, memory, expected) => {
  expect(redrawsAtOnce(memory)).toBe(expected);
});
