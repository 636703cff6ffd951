import information from '../features/content/information/locales/se.json';
import signup from '../features/seasons/signups/locales/se.json';
import { LEAGUE } from './league-config';

test('every sponsor and every tournament of the league has its text', () => {
  const texts = [Object.keys(information.cooperation.sponsor), Object.keys(signup.complete.tournament)];
  expect(texts[0]).toEqual(expect.arrayContaining(LEAGUE.sponsors.map(({ emblem }) => emblem)));
  expect(texts[1]).toEqual(expect.arrayContaining(LEAGUE.tournaments.map(({ id }) => id)));
});
