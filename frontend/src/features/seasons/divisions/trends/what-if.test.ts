import { MOST_WHAT_IFS, movedBetween, afterPress, readWhatIf, writeWhatIf } from './what-if';

const open = new Set([123, 124, 7]);
const read = (text: string | null) => [...readWhatIf(text, 'FIRST_TO_3', open)];

test('an address is read and written the same', () => {
  const whatIfs = readWhatIf('124:0-3,123:3-1', 'FIRST_TO_3', open);
  expect([...whatIfs]).toEqual([
    [124, [0, 3]],
    [123, [3, 1]],
  ]);
  expect(writeWhatIf(whatIfs)).toBe('123:3-1,124:0-3');
  expect(writeWhatIf(new Map())).toBeNull();
});

test.each([
  [null, 'no choice'],
  ['', 'an empty choice'],
  ['999:3-1', 'a series that is not to be played'],
  ['123:3-3', 'a score that is none'],
  ['123:4-0', 'a score of the other format'],
  ['123', 'half an entry'],
  ['123:3-1x', 'more than an entry'],
  ['-123:3-1', 'a number that is no id'],
])('%j supposes nothing (%s)', (text, _why) => {
  expect(read(text)).toEqual([]);
});

test('a wrong entry does not take the others with it', () => {
  expect(read('x,123:3-1,999:3-0')).toEqual([[123, [3, 1]]]);
});

test('no more are read than the server takes', () => {
  const ids = Array.from({ length: MOST_WHAT_IFS + 5 }, (_, at) => at + 1);
  expect(readWhatIf(ids.map((id) => `${id}:3-0`).join(','), 'FIRST_TO_3', new Set(ids)).size).toBe(MOST_WHAT_IFS);
});

test('a press supposes a result, another one replaces it, and the same again takes it back', () => {
  const [clear] = [...readWhatIf('7:3-0', 'FIRST_TO_3', open).values()];
  const [close] = [...readWhatIf('7:3-2', 'FIRST_TO_3', open).values()];
  const once = afterPress(new Map(), 7, clear!);
  expect([...once]).toEqual([[7, [3, 0]]]);
  expect([...afterPress(once, 7, close!)]).toEqual([[7, [3, 2]]]);
  expect([...afterPress(once, 7, clear!)]).toEqual([]);
});

test('teams that move are named with both places', () => {
  const row = (id: number, position: number) => ({ team: { id, name: `Lag ${id}` }, position });
  expect(movedBetween([row(1, 1), row(2, 2), row(3, 3)], [row(2, 1), row(1, 2), row(3, 3)])).toEqual([
    { team: 'Lag 2', from: 2, to: 1 },
    { team: 'Lag 1', from: 1, to: 2 },
  ]);
});
