import { containingPattern, rowsOf, startingWith } from './table-page.ts';

test('nothing that is typed is a wildcard', () => {
  expect(containingPattern('50% _snö_ \\')).toBe('%50\\% \\_sno\\_ \\\\%');
  expect(startingWith('50%')).toBe('50\\%%');
});

test('blanks and characters that no name can have are not searched for', () => {
  expect(containingPattern('  ')).toBe('');
  expect(startingWith('\0')).toBe('');
  expect(startingWith(' Tall\0mo ')).toBe('tallmo%');
});

test('a longer text than any name is cut off', () => {
  expect(startingWith('a'.repeat(500))).toHaveLength(101);
});

test('a page is at least one row, and all rows have an end too', () => {
  expect(rowsOf({ first: 6, offset: 12 })).toEqual({ limit: 6, offset: 12 });
  expect(rowsOf({ first: 0, offset: -4 })).toEqual({ limit: 1, offset: 0 });
  expect(rowsOf({ first: null, offset: 0 })).toEqual({ limit: 10_000, offset: 0 });
  expect(rowsOf({ first: 2_000_000_000, offset: 0 })).toEqual({ limit: 10_000, offset: 0 });
});
