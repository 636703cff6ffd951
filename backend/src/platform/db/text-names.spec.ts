import { TextNames } from './text-names.ts';

const called = (names: TextNames, text: string, times: number): (string | undefined)[] =>
  Array.from({ length: times }, () => names.nameOf(text));

it('names a text from its third call on, and keeps the name', () => {
  const names = new TextNames();
  const [first, second, ...named] = called(names, 'select 1', 5);
  expect([first, second]).toEqual([undefined, undefined]);
  expect(named).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^chosen \w{32}$/)));
  expect(new Set(named).size).toBe(1);
});

it('gives a text the same name everywhere, and another text another one', () => {
  const [here, there] = [new TextNames(), new TextNames()];
  called(there, 'select 2', 3);
  const name = called(here, 'select 1', 3).at(-1);
  expect(called(there, 'select 1', 3).at(-1)).toBe(name);
  expect(there.nameOf('select 2')).not.toBe(name);
});

it('names no more texts than a connection has room for', () => {
  const names = new TextNames();
  for (let n = 1; n <= 64; n++) expect(called(names, `select ${n}`, 3).at(-1)).toBeDefined();
  expect(called(names, 'select 65', 5).every((name) => name === undefined)).toBe(true);
  expect(names.nameOf('select 64')).toBeDefined();
});

it('forgets the calls of what was not asked for in a long time', () => {
  const names = new TextNames();
  called(names, 'seldom', 2);
  for (let n = 1; n <= 200; n++) names.nameOf(`once ${n}`);
  expect(names.nameOf('seldom')).toBeUndefined();
  called(names, 'often', 2);
  for (let n = 1; n <= 199; n++) names.nameOf(`other ${n}`);
  expect(names.nameOf('often')).toBeDefined();
});
