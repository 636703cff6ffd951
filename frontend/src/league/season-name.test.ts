import { seasonName, seasonNumber } from './season-name';

test.each([
  { name: 'Säsong 7', language: 'en', said: 'Season 7', why: 'a word of ours is translated' },
  { name: 'Säsong 12', language: 'en', said: 'Season 12', why: 'seasons go on after the seventh' },
  { name: 'Säsong 7', language: 'se', said: 'Säsong 7', why: 'Swedish is as stored' },
  {
    name: 'Säsongsfinal 2024',
    language: 'en',
    said: 'Säsongsfinal 2024',
    why: 'a name of its own is no one’s to translate',
  },
] as const)('$name in $language is $said: $why', ({ name, language, said }) => {
  expect(seasonName(name, language)).toBe(said);
});

test.each([
  { name: 'Säsong 12', number: '12' },
  { name: 'Säsongsfinal 2024', number: null },
  { name: 'Vårsäsongen', number: null },
])('the number of $name is $number', ({ name, number }) => {
  expect(seasonNumber(name)).toBe(number);
});
