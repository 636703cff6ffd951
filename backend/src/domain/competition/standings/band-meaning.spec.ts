import { meaningOfWords } from './band-meaning.ts';

test.each([
  ['Mästare', 'Champion', 'champion'],
  ['Slutspel', 'Play-offs', 'playoffs'],
  ['Kvalificerad till slutspel', 'Playoffs', 'playoffs'],
  ['Uppflyttning', 'Promotion', 'promotion'],
  ['Uppflyttningskval', 'Promotion qualifier', 'promotion-qualifier'],
  ['Kval uppåt', 'Qualifier for promotion', 'promotion-qualifier'],
  ['KVAL NEDÅT', 'Relegation Qualifier', 'relegation-qualifier'],
  ['Nedflyttning', 'Relegation', 'relegation'],
  ['Kvar i divisionen', 'Stays', 'stays'],
])('"%s", "%s" means %s', (sv, en, meaning) => {
  expect(meaningOfWords(sv, en)).toBe(meaning);
});

test.each([
  ['Vildmarkskort', 'Wild card', 'neither language says what follows'],
  ['Uppflyttning', 'Relegation', 'the languages contradict each other'],
  ['Kval', 'Qualifier', 'it does not say for what'],
  ['Kvartsfinal', 'Quarter-final', 'a word that only begins alike'],
])('"%s", "%s" means nothing that is known: %s', (sv, en) => {
  expect(meaningOfWords(sv, en)).toBeNull();
});

test('one language that says it is enough', () => {
  expect(meaningOfWords('Uppflyttning', 'Going up')).toBe('promotion');
});
