import { crosstableOf } from './crosstable';

const series = (id: number, home: number, away: number) => ({ id, home: { id: home }, away: { id: away } });

test('a series stands in the row of its home team and the column of its away team', () => {
  const rows = crosstableOf([series(1, 7, 8), series(2, 8, 7)]);
  expect(rows.get(7)?.get(8)).toEqual([series(1, 7, 8)]);
  expect(rows.get(8)?.get(7)).toEqual([series(2, 8, 7)]);
  expect(rows.get(7)?.get(7)).toBeUndefined();
});

test('teams that meet twice at the same home have both series, in their order', () => {
  const rows = crosstableOf([series(1, 7, 8), series(5, 7, 8)]);
  expect(
    rows
      .get(7)
      ?.get(8)
      ?.map(({ id }) => id),
  ).toEqual([1, 5]);
});
