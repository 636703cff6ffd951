import { teamPairsOf } from './team-pairs.ts';

test.each([
  { text: 'Norr - Syd', pairs: [['Norr', 'Syd']], why: 'a dash' },
  { text: 'Norr–Syd', pairs: [['Norr', 'Syd']], why: 'a long dash without spaces' },
  {
    text: 'Sport-klubben mot Kalla Syd',
    pairs: [['Sport-klubben', 'Kalla Syd']],
    why: 'a word; a hyphen is of the name',
  },
  { text: 'norr VS. syd', pairs: [['norr', 'syd']], why: 'another word' },
  {
    text: ' Kalla  Norr Syd ',
    pairs: [
      ['Kalla', 'Norr Syd'],
      ['Kalla Norr', 'Syd'],
    ],
    why: 'each space may be between them',
  },
  { text: 'Norrsken', pairs: [], why: 'one word' },
  { text: 'Norr - ', pairs: [], why: 'the other is still to be typed' },
  { text: 'a b', pairs: [], why: 'single letters' },
  { text: '', pairs: [], why: 'nothing' },
])('“$text”: $why', ({ text, pairs }) => {
  expect(teamPairsOf(text)).toEqual(pairs);
});
