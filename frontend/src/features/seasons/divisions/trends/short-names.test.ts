import { shortNames } from './short-names';

const named = (...names: string[]) => [...shortNames(names.map((name, id) => ({ id, name }))).values()];

test('a name of one word has its first letters, of two words letters of both, of more words their initials', () => {
  expect(named('Norrsken', 'Ödets Hjul', 'Lag utan namn')).toEqual(['NOR', 'ÖHJ', 'LUN']);
});

test('no two teams have the same short name', () => {
  const many = named('Norr', 'Norra', 'Norrland', 'NO', 'N', 'N', 'N', '!!!', '???');
  expect(new Set(many).size).toBe(many.length);
  expect(many.every((short) => short.length > 0)).toBe(true);
});

test('signs that are no letters are left out', () => {
  expect(named('[X] Kraft', '#1 Club')).toEqual(['XKR', '1CL']);
});
