import { inOrderOfLot } from './seed-lot.ts';

const seeds = Array.from({ length: 16 }, (_, at) => `team-${at + 1}`);
const draw = (from: readonly string[], lot: number) => inOrderOfLot(from, lot, (key) => key);

test('a lot gives the same order from any order, another lot another one, and loses no seed', () => {
  const order = draw(seeds, 4711);
  expect(draw(seeds.toReversed(), 4711)).toEqual(order);
  expect(draw(seeds, 4712)).not.toEqual(order);
  expect(order.toSorted()).toEqual(seeds.toSorted());
});

test('the order of a number stays for ever: it is published', () => {
  expect(draw(['team-1', 'team-2', 'team-3', 'place-4-1'], 7)).toEqual(['team-2', 'team-1', 'team-3', 'place-4-1']);
});
