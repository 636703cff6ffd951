import { TextNames } from './text-names.ts';

const called = (names: TextNames, text: string, times: number): (string | undefined)[] =>
  Array.from({ length: times }, () => names.nameOf(text));

it('names a text from its third call on, and keeps the name', () => {
  const names = new TextNames();
  expect(called(names, 'select 1', 5)).toEqual([undefined, undefined, 'chosen 1', 'chosen 1', 'chosen 1']);
  expect(called(names, 'select 2', 3)).toEqual([undefined, undefined, 'chosen 2']);
});

it('names no more texts than a connection has room for', () => {
  const names = new TextNames();
  for (let n = 1; n <= 64; n++) expect(called(names, `select ${n}`, 3).at(-1)).toBe(`chosen ${n}`);
  expect(called(names, 'select 65', 5).every((name) => name === undefined)).toBe(true);
  expect(names.nameOf('select 64')).toBe('chosen 64');
});

it('forgets the calls of what was not asked for in a long time', () => {
  const names = new TextNames();
  called(names, 'seldom', 2);
  for (let n = 1; n <= 200; n++) names.nameOf(`once ${n}`);
  expect(names.nameOf('seldom')).toBeUndefined();
  called(names, 'often', 2);
  for (let n = 1; n <= 199; n++) names.nameOf(`other ${n}`);
  expect(names.nameOf('often')).toBe('chosen 1');
});
