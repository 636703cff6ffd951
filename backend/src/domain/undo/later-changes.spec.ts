import { laterSetsOn, resultsOnTimes, standingChanges } from './later-changes.ts';
import type { ChangedRow } from './later-changes.ts';

let next = 0;
const change = (
  setId: number,
  kind: ChangedRow['kind'],
  columns: readonly string[] = [],
  key = '1',
  table = 'team',
): ChangedRow => ({ changeId: ++next, setId, table, kind, key, columns });

describe('later changes that stand on an act', () => {
  test.each([
    { why: 'the same column', is: true, first: ['name'], then: ['name', 'logo'] },
    { why: 'another column of the same row', is: false, first: ['name'], then: ['logo'] },
  ])('$why: $is', ({ is, first, then }) => {
    const target = change(1, 'update', first);
    expect(laterSetsOn([target], [change(2, 'update', then)], [])).toEqual(is ? [2] : []);
  });

  test.each([
    { why: 'a new row was changed', first: 'insert', then: 'update' },
    { why: 'a new row was deleted', first: 'insert', then: 'delete' },
    { why: 'a changed row was deleted', first: 'update', then: 'delete' },
    { why: 'a deleted row came again', first: 'delete', then: 'insert' },
  ] as const)('$why', ({ first, then }) => {
    expect(laterSetsOn([change(1, first, ['a'])], [change(2, then, ['b'])], [])).toEqual([2]);
  });

  test('another row, and another table with the same key, are no obstacle', () => {
    const target = change(1, 'update', ['name']);
    const others = [change(2, 'update', ['name'], '2'), change(3, 'update', ['name'], '1', 'player')];
    expect(laterSetsOn([target], others, [])).toEqual([]);
  });

  test('an earlier change of the same row is no obstacle', () => {
    const earlier = change(1, 'update', ['name']);
    expect(laterSetsOn([change(2, 'update', ['name'])], [earlier], [])).toEqual([]);
  });

  test('the newest comes first', () => {
    const target = change(1, 'insert');
    const later = [change(2, 'update', ['a']), change(3, 'update', ['b'])];
    expect(laterSetsOn([target], later, [])).toEqual([3, 2]);
  });

  test('in a ledger every later line builds on the earlier ones', () => {
    const target = change(1, 'insert', [], '1/7', 'six_mans_result');
    expect(laterSetsOn([target], [change(2, 'insert', [], '9/8', 'six_mans_result')], [])).toEqual([2]);
  });
});

describe('a later act that was taken back again', () => {
  const pair = { undoneSetId: 2, undoSetId: 3 };

  test('is no obstacle, nor is its undo', () => {
    const later = () => [change(2, 'update', ['name']), change(3, 'update', ['name'])];
    expect(laterSetsOn([change(1, 'update', ['name'])], later(), [pair])).toEqual([]);
  });

  test('is one when the undo was taken back too', () => {
    const target = change(1, 'update', ['name']);
    const later = [2, 3, 4].map((set) => change(set, 'update', ['name']));
    expect(laterSetsOn([target], later, [pair, { undoneSetId: 3, undoSetId: 4 }])).toEqual([2]);
  });

  test('is one when it came before the target: its undo changed the row after the target did', () => {
    const target = change(4, 'update', ['name']);
    const undo = change(5, 'update', ['name']);
    expect(laterSetsOn([target], [undo], [{ undoneSetId: 1, undoSetId: 5 }])).toEqual([5]);
  });
});

describe('a result stands on its time', () => {
  const timed = (setId: number, key = '1') => change(setId, 'update', ['scheduled_at'], key, 'series');
  const reported = (setId: number, key = '1') => change(setId, 'update', ['home_games', 'reported_at'], key, 'series');

  test('that was set before it, and on no other', () => {
    const [before, target] = [reported(1), timed(2)];
    const other = timed(2, '7');
    expect(resultsOnTimes([target, other], [before], [])).toEqual([]);
    expect(resultsOnTimes([target, other], [before, reported(3)], [])).toEqual(['1']);
  });

  test('unless it was taken back, and again when that was taken back', () => {
    const target = timed(1);
    const later = () => [reported(2), reported(3)];
    const pair = { undoneSetId: 2, undoSetId: 3 };
    expect(resultsOnTimes([target], later(), [pair])).toEqual([]);
    expect(resultsOnTimes([target], [...later(), reported(4)], [pair, { undoneSetId: 3, undoSetId: 4 }])).toEqual([
      '1',
    ]);
  });

  test('and on its stream it does not', () => {
    expect(resultsOnTimes([change(1, 'update', ['is_streamed'], '1', 'series')], [reported(2)], [])).toEqual([]);
  });
});

test('of a chain of undos every second one stands', () => {
  const chain = [
    { undoneSetId: 1, undoSetId: 2 },
    { undoneSetId: 2, undoSetId: 3 },
    { undoneSetId: 1, undoSetId: 4 },
  ];
  expect(standingChanges(chain)).toEqual([chain[2], chain[1]]);
});
