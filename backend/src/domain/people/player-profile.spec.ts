import { mmrOf, profileText } from './player-profile.ts';
import type { ProfileText } from './player-profile.ts';

test.each([
  { field: 'steam', typed: ' x '.repeat(1), stored: 'x', why: 'spaces around it do not count' },
  { field: 'steam', typed: 'x'.repeat(100), stored: 'x'.repeat(100), why: 'as long as it may be' },
  { field: 'twitch', typed: '  ', stored: null, why: 'nothing is stored as nothing' },
  { field: 'twitch', typed: null, stored: null, why: 'taken away' },
  { field: 'avatar', typed: '/api/images/ab12.png', stored: '/api/images/ab12.png', why: 'our own' },
  {
    field: 'avatar',
    typed: 'https://cdn.discordapp.com/avatars/1/a.png',
    stored: 'https://cdn.discordapp.com/avatars/1/a.png',
    why: "the chat's",
  },
] as const)('$field $typed is stored: $why', ({ field, typed, stored }) => {
  expect(profileText(field, typed)).toBe(stored);
});

test.each([
  { field: 'steam', typed: 'x'.repeat(101), why: 'too long' },
  { field: 'discordName', typed: 'x'.repeat(101), why: 'too long' },
  { field: 'avatar', typed: `https://${'x'.repeat(300)}`, why: 'too long' },
  { field: 'avatar', typed: 'javascript:alert(1)', why: 'runs' },
  { field: 'avatar', typed: 'https://img.example/a.png', why: 'elsewhere' },
  { field: 'avatar', typed: 'https://cdn.discordapp.com.img.example/a.png', why: 'only begins like the chat' },
  { field: 'avatar', typed: 'https://cdn.discordapp.com@img.example/a.png', why: 'a name before the host' },
  { field: 'avatar', typed: 'https://cdn.discordapp.com:8443/a.png', why: 'another port' },
  { field: 'avatar', typed: 'http://cdn.discordapp.com/a.png', why: 'anyone on the way could change it' },
  { field: 'youtube', typed: 'a\u202eb', why: 'turns the text around' },
] as { field: ProfileText; typed: string; why: string }[])('$field $typed is refused: $why', ({ field, typed }) => {
  expect(() => profileText(field, typed)).toThrow('INVALID_INPUT');
});

test.each([
  { typed: '9999', mmr: 9999 },
  { typed: ' 0 ', mmr: 0 },
  { typed: 1500, mmr: 1500 },
  { typed: '', mmr: null },
  { typed: null, mmr: null },
])('an MMR of $typed is $mmr', ({ typed, mmr }) => {
  expect(mmrOf(typed)).toBe(mmr);
});

test.each(['10000', '-1', '1.5', '1e3', 'many', NaN])('an MMR of %s is refused', (typed) => {
  expect(() => mmrOf(typed)).toThrow('INVALID_INPUT');
});
