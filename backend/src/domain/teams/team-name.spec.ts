import * as TeamName from './team-name.ts';

test.each([
  { why: 'spaces around it', name: '  Älgarna ', stored: 'Älgarna' },
  { why: 'a decomposed letter', name: 'A\u0308lgarna', stored: 'Älgarna' },
  { why: 'sixty characters', name: 'x'.repeat(60), stored: 'x'.repeat(60) },
])('a name is stored clean: $why', ({ name, stored }) => expect(TeamName.cleanTeamName(name)).toBe(stored));

test.each([
  { why: 'nothing', name: '' },
  { why: 'spaces', name: '   ' },
  { why: 'sixty-one characters', name: 'x'.repeat(61) },
  { why: 'a character that turns the text', name: 'Älgarna\u202E' },
  { why: 'an invisible space', name: 'Älg\u200Barna' },
])('is no name: $why', ({ name }) => {
  expect(() => TeamName.cleanTeamName(name)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
});

test.each([
  { why: 'case', one: 'ÄLGARNA', other: 'älgarna', isSame: true },
  { why: 'spaces and signs', one: 'Älg-Arna!', other: 'Älg arna', isSame: true },
  { why: 'wide letters', one: 'Ａlgar', other: 'Algar', isSame: true },
  { why: 'another letter', one: 'Älgarna', other: 'Algarna', isSame: false },
])('two names read the same, $why: $isSame', ({ one, other, isSame }) => {
  expect(TeamName.keyOf(one) === TeamName.keyOf(other)).toBe(isSame);
});

test.each([
  { why: 'the same with other case and signs', wanted: 'NORR-SKEN', other: 'Norrsken', is: 'same' },
  { why: 'one name stands in the other', wanted: 'Norrsken Esport', other: 'Norrsken', is: 'similar' },
  { why: 'the other way round', wanted: 'Norrsken', other: 'Team Norrsken', is: 'similar' },
  { why: 'three letters stand in many names', wanted: 'Bil', other: 'Fjällbilarna', is: null },
  { why: 'one letter of nine differs', wanted: 'Norrskens', other: 'Norrskenz', is: 'similar' },
  { why: 'å is not a, and one letter of six differs', wanted: 'Ålarna', other: 'Alarna', is: 'similar' },
  { why: 'nothing in common', wanted: 'Norrsken', other: 'Bävrarna', is: null },
])('compares a wanted name: $why', ({ wanted, other, is }) => {
  expect(TeamName.likenessOf(wanted, other)).toBe(is);
});
