import { inPictureLetters, initialsOf } from './picture-letters.ts';

test.each([
  ['Norrsken', 'Norrsken'],
  ['Åäö Żółw Ğırgıř', 'Åäö Żółw Ğırgıř'],
  ['𝓕𝓪𝓷𝓬𝔂 Ｗｉｄｅ', 'Fancy Wide'],
  ['Team 🚗 Blue', 'Team Blue'],
  ['Привет', ''],
  ['Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A', 'ZA'],
  ['a\u202eb', 'ab'],
  ['<b>&amp;"', '<b>&amp;"'],
])('%s is written %s', (name, written) => {
  expect(inPictureLetters(name)).toBe(written);
});

test.each([
  ['Norrsken', 'N'],
  ['Vinterbyns Allmänna Idrott', 'VA'],
  ['(örn) "älg"', 'ÖÄ'],
  ['🚗', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
