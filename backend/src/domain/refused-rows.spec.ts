import { LeagueError } from './league-error.ts';
import { checkedRows } from './refused-rows.ts';

const even = (row: { id: number }): string => {
  if (row.id % 2 === 1) throw new LeagueError('NOT_FOUND', 'api.odd', { params: { id: row.id } });
  return `row ${row.id}`;
};
const check = (...ids: number[]) =>
  checkedRows(
    ids.map((id) => ({ id })),
    ({ id }) => id,
    even,
  );

test('the results come in the order of the rows', () => {
  expect(check(4, 2, 8)).toEqual(['row 4', 'row 2', 'row 8']);
  expect(check()).toEqual([]);
});

test('one refusal names every refused row with its reason', () => {
  const refusal = (() => {
    try {
      return check(4, 3, 2, 1);
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toMatchObject({
    code: 'ROWS_REFUSED',
    details: {
      params: { count: 2 },
      rows: [
        { id: 3, code: 'NOT_FOUND', messageKey: 'api.odd', params: { id: 3 } },
        { id: 1, code: 'NOT_FOUND', messageKey: 'api.odd', params: { id: 1 } },
      ],
    },
  });
});

test('a fault is no refusal of a row', () => {
  const fail = () => {
    throw new TypeError('a fault');
  };
  expect(() => checkedRows([1], (id) => id, fail)).toThrow(TypeError);
});
