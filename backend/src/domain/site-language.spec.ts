import { divisionIn, seasonIn, siteLanguageOf } from './site-language.ts';

test.each([
  ['en', 'Säsong 8', 'Season 8'],
  ['se', 'Säsong 8', 'Säsong 8'],
  ['en', 'Säsong 8 – kval', 'Säsong 8 – kval'],
  ['en', 'Vårsäsong 8', 'Vårsäsong 8'],
] as const)('in %s the season %s is called %s', (language, name, called) => {
  expect(seasonIn(language, name)).toBe(called);
});

test.each([
  ['se', { name: 'Slutspel', nameEng: 'Play-offs' }, 'Slutspel'],
  ['en', { name: 'Slutspel', nameEng: 'Play-offs' }, 'Play-offs'],
  ['en', { name: 'Division 1', nameEng: null }, 'Division 1'],
] as const)('in %s the division %j is called %s', (language, division, called) => {
  expect(divisionIn(language, division)).toBe(called);
});

test.each([
  ['en', 'en'],
  ['se', 'se'],
  ['EN', 'se'],
  [['en'], 'se'],
  [undefined, 'se'],
])('the language that %j asks for is %s', (asked, language) => expect(siteLanguageOf(asked)).toBe(language));
