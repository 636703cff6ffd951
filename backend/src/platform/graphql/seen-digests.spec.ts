import { SeenDigests } from './seen-digests.ts';

test('a text is repeated from the second time on', () => {
  const texts = new SeenDigests(10);

  expect(['a', 'b', 'a', 'a'].map((text) => texts.isRepeated(text))).toEqual([false, false, true, true]);
});

test('the texts that came first are forgotten', () => {
  const texts = new SeenDigests(2);
  for (const text of ['a', 'b', 'c']) texts.isRepeated(text);

  expect(['c', 'b', 'a'].map((text) => texts.isRepeated(text))).toEqual([true, true, false]);
});
