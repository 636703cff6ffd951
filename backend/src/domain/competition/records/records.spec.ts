import { MOST_HOLDERS, RECORD_KINDS, recordsOf } from './records.ts';
import type { RecordKind } from './records.ts';

const held = (kind: RecordKind, value: number, holderCount = 1) => ({ kind, value, holderCount });

test('records come in their order, and a record that no one holds is left out', () => {
  const records = recordsOf([held('careerGoals', 400), held('gameGoals', 7), held('seasonStreak', 9)]);
  expect(records.map(({ kind, scope, value, others }) => [kind, scope, value, others])).toEqual([
    ['gameGoals', 'game', 7, 0],
    ['seasonStreak', 'season', 9, 0],
    ['careerGoals', 'career', 400, 0],
  ]);
});

test.each([
  { holders: 1, named: 1, others: 0, why: 'one person holds it' },
  { holders: 5, named: 5, others: 0, why: 'all are named' },
  { holders: 12, named: 5, others: 7, why: 'the first are named, the others counted' },
])('$holders holders: $why', ({ holders, named, others }) => {
  const found = Array.from({ length: Math.min(holders, MOST_HOLDERS) }, () => held('gameSaves', 6, holders));
  expect(recordsOf(found)).toMatchObject([{ others, value: 6 }]);
  expect(recordsOf(found)[0]?.holders).toHaveLength(named);
});

test('a record is named after what it is set in', () => {
  expect(RECORD_KINDS.filter((kind) => !/^(game|series|season|career)[A-Z]/.test(kind))).toEqual([]);
});
