import * as TeamName from './team-name.ts';

test.each([
  { why: 'spaces around it', name: '  Älgarna ', stored: 'Älgarna' },
  { why: 'a decomposed letter', name: 'A\u0308lgarna', stored: 'Älgarna' },
  { why: 'sixty characters', name: 'x'.repeat(60), stored: 'x'.repeat(60) },
])('a name is stored clean: $why', ({ name, stored }) => expect(TeamName.clean(name)).toBe(stored));

test.each([
  { why: 'nothing', name: '' },
  { why: 'spaces', name: '   ' },
  { why: 'sixty-one characters', name: 'x'.repeat(61) },
  { why: 'a character that turns the text', name: 'Älgarna\u202E' },
  { why: 'an invisible space', name: 'Älg\u200Barna' },
])('is no name: $why', ({ name }) => {
  expect(() => TeamName.clean(name)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
});

test.each([
  { why: 'case', one: 'ÄLGARNA', other: 'älgarna', isSame: true },
  { why: 'spaces and signs', one: 'Älg-Arna!', other: 'Älg arna', isSame: true },
  { why: 'wide letters', one: 'Ａlgar', other: 'Algar', isSame: true },
  { why: 'another letter', one: 'Älgarna', other: 'Algarna', isSame: false },
])('two names read the same, $why: $isSame', ({ one, other, isSame }) => {
  expect(TeamName.keyOf(one) === TeamName.keyOf(other)).toBe(isSame);
});
