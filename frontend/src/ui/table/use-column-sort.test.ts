import { sortRows, type SortValue } from './use-column-sort';

const order = (values: SortValue[], direction: 'asc' | 'desc') => sortRows(values, (value) => value, direction);

test('numbers sort as numbers', () => {
  expect(order([9, 10, 1], 'desc')).toEqual([10, 9, 1]);
});

test('names sort by the Swedish alphabet', () => {
  expect(order(['Örn', 'Ärla', 'Zon', 'Åska'], 'asc')).toEqual(['Zon', 'Åska', 'Ärla', 'Örn']);
});

test('what has no value comes last, whichever way round', () => {
  expect(order([null, 2, undefined, 1], 'asc')).toEqual([1, 2, null, undefined]);
  expect(order([null, 2, undefined, 1], 'desc')).toEqual([2, 1, null, undefined]);
});

test('equal rows keep the order that they came in', () => {
  const rows = [
    { name: 'first', points: 3 },
    { name: 'second', points: 3 },
    { name: 'third', points: 5 },
  ];
  const names = (direction: 'asc' | 'desc') => sortRows(rows, (row) => row.points, direction).map((row) => row.name);
  expect(names('desc')).toEqual(['third', 'first', 'second']);
  expect(names('asc')).toEqual(['first', 'second', 'third']);
});
