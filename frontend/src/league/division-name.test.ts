import { divisionName } from './division-name';

test.each([
  ['se', { name: 'Slutspel', nameEng: 'Play-offs' }, 'Slutspel'],
  ['en', { name: 'Slutspel', nameEng: 'Play-offs' }, 'Play-offs'],
  ['en', { name: 'Division 1', nameEng: null }, 'Division 1'],
] as const)('in %s the division %j is called %s', (language, division, called) => {
  expect(divisionName(division, language)).toBe(called);
});
