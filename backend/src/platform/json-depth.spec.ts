import { isDeeperThan } from './json-depth.ts';

test.each([
  { why: 'as deep as allowed', text: '[[[]]]', levels: 3, is: false },
  { why: 'one level more', text: '[[[[]]]]', levels: 3, is: true },
  { why: 'objects and lists count alike', text: '{"a":[{"b":[1]}]}', levels: 3, is: true },
  { why: 'never closed', text: '[[[[', levels: 3, is: true },
  { why: 'many beside each other', text: '[[],[],[],[],{},{}]', levels: 2, is: false },
  { why: 'brackets in a string', text: '{"a":"[[[[{{{{"}', levels: 1, is: false },
  { why: 'brackets in a key', text: '{"[[[[":1}', levels: 1, is: false },
  { why: 'a quote in a string', text: String.raw`{"a":"\"[[[["}`, levels: 1, is: false },
  { why: 'a backslash at the end of a string', text: String.raw`{"a":"\\","b":[[1]]}`, levels: 2, is: true },
  { why: 'three backslashes and a quote', text: String.raw`{"a":"\\\"[[[["}`, levels: 1, is: false },
  { why: 'a string that does not end', text: '["[[[[', levels: 1, is: false },
  { why: 'what is closed before it is opened', text: ']]]][[[[', levels: 3, is: true },
  { why: 'an empty text', text: '', levels: 0, is: false },
  { why: 'no object or list', text: '"[" ', levels: 0, is: false },
])('a text is as deep as its brackets: $why', ({ text, levels, is }) => {
  expect(isDeeperThan(text, levels)).toBe(is);
});

test('the depth is the one that a parser finds, whatever stands in keys and strings', () => {
  const hostile = ['[', ']', '{', '}', '"', '\\', '\\"', '\u2028', '\\\\"', ',[{'];
  let value: unknown = hostile;
  for (let level = 2; level <= 40; level++) {
    value = level % 2 ? [...hostile, value] : Object.fromEntries([...hostile.map((key) => [key, key]), ['in', value]]);
    const text = JSON.stringify(value, null, level % 3);
    expect([isDeeperThan(text, level), isDeeperThan(text, level - 1)]).toEqual([false, true]);
  }
});

test('a text that is all quotes and backslashes is read once', () => {
  const long = `["${'\\"'.repeat(500_000)}",${'"",'.repeat(500_000)}[${'\\'.repeat(1_000_000)}`;
  expect(isDeeperThan(long, 2)).toBe(false);
  expect(isDeeperThan(`${long}"[`, 2)).toBe(false);
});
