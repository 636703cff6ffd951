import { inPictureLetters, initialsOf, nameInPicture } from './picture-letters.ts';

test.each([
  ['Norrsken', 'Norrsken'],
  ['Åäö Żółw Ğırgıř', 'Åäö Żółw Ğırgıř'],
  ['𝓕𝓪𝓷𝓬𝔂 Ｗｉｄｅ', 'Fancy Wide'],
  ['Team 🚗 Blue', 'Team Blue'],
  ['Привет', 'Привет'],
  ['Αθήνα', 'Αθήνα'],
  ['東京', ''],
  ['Nord\u2010Syd', 'Nord-Syd'],
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

test.each([
  ['Örnarna', 'Örnarna'],
  ['Волки', 'Волки'],
  ['Team 🚗 Blue', 'Team Blue'],
  ['東京', 'Lag 12'],
  ['نمور الشمال', 'Lag 12'],
  ['서울 FC', 'FC · Lag 12'],
  ['FC (大阪)', 'FC () · Lag 12'],
  ['🚗', 'Lag 12'],
  ['– –', 'Lag 12'],
])('%s is in a picture as %s', (name, written) => {
  expect(nameInPicture({ name, standIn: 'Lag 12' })).toBe(written);
});
