import { inOrder } from './in-order';

test('the same fields in another order are the same text, also below lists', () => {
  const one = { b: [{ d: 1, c: null }], a: { f: 'x', e: [2, 1] } };
  const other = { a: { e: [2, 1], f: 'x' }, b: [{ c: null, d: 1 }] };
  expect(JSON.stringify(one)).not.toBe(JSON.stringify(other));
  expect(JSON.stringify(inOrder(one))).toBe(JSON.stringify(inOrder(other)));
  expect(inOrder(one)).toEqual(one);
});
