import { Places } from './places.ts';

test('a caller has so many places, and all together so many', () => {
  const places = new Places({ ofOne: 2, ofAll: 3 });
  const take = (caller: string): boolean => places.take(caller) !== null;
  expect(['a', 'a', 'a', 'b', 'b', 'c'].map(take)).toEqual([true, true, false, true, false, false]);
  expect(places.taken).toBe(3);
});

test('a place that is given back is free again, once', () => {
  const places = new Places({ ofOne: 1, ofAll: 9 });
  const giveBack = places.take('a');
  expect(places.take('a')).toBeNull();
  giveBack?.();
  giveBack?.();
  expect(places.taken).toBe(0);
  expect(places.take('a')).not.toBeNull();
  giveBack?.();
  expect(places.take('a')).toBeNull();
  expect(places.taken).toBe(1);
});
