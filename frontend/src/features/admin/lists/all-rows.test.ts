import { allAfter, allRows } from './all-rows';

const keyOf = (row: string) => row;

test('a list that gives fewer rows than asked for is read to its end', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e'];
  const read = await allRows(
    ({ offset }) => Promise.resolve({ items: rows.slice(offset, offset + 2), total: rows.length }),
    keyOf,
  );
  expect(read).toEqual(rows);
});

test('a row that moves on while the list is read comes once, in its place', async () => {
  let rows = ['b', 'c', 'd'];
  const read = await allRows(({ offset }) => {
    const items = rows.slice(offset, offset + 2);
    const { length } = rows;
    rows = ['a', 'b', 'c', 'd'];
    return Promise.resolve({ items, total: length });
  }, keyOf);
  expect(read).toEqual(['b', 'c', 'd']);
});

test('a list that became shorter meanwhile is read to its end, and asked no more', async () => {
  const asked: number[] = [];
  const read = await allRows(({ offset }) => {
    asked.push(offset);
    return Promise.resolve({ items: offset === 0 ? ['a'] : [], total: 3 });
  }, keyOf);
  expect([read, asked]).toEqual([['a'], [0, 1]]);
});

test('a list with places is read from each place to the next', async () => {
  const pages = new Map([
    [null, { items: ['a', 'b'], next: 7 }],
    [7, { items: ['c'], next: null }],
  ]);
  const read = await allAfter<string>((place) => Promise.resolve(pages.get(place) ?? { items: [], next: null }));
  expect(read).toEqual(['a', 'b', 'c']);
});
