import { padsAway } from './pads-away';
import type { Track } from './track';

const pad = (seconds: number, isBig: boolean) => ({ seconds, isBig, x: 0, y: 0 });

const awayAt = (seconds: number, pads: ReturnType<typeof pad>[], cutAt?: number) => {
  const isCut = new Uint8Array(400);
  if (cutAt !== undefined) isCut[cutAt * 10] = 1;
  return padsAway({ pads, isCut } as unknown as Track, seconds).map((one) => one.seconds);
};

test('a big pad is back after ten seconds, a small one after four, and none is away before it is taken', () => {
  const pads = [pad(1, true), pad(2, false), pad(20, false)];
  expect(awayAt(2, pads)).toEqual([2, 1]);
  expect(awayAt(6, pads)).toEqual([1]);
  expect(awayAt(11, pads)).toEqual([]);
  expect(awayAt(21, pads)).toEqual([20]);
});

test('a kickoff brings all pads back', () => {
  expect(awayAt(6, [pad(1, true)], 5)).toEqual([]);
  expect(awayAt(6, [pad(5.5, true)], 5)).toEqual([5.5]);
});
