import { ruleHits } from './rule-hits';

const clause = (number: string, text: string) => ({ number, text });
const book = {
  sections: [
    {
      number: 1,
      title: 'Ligan',
      clauses: [clause('1.1', 'Ligan spelas i **säsonger**.'), clause('1.2', 'Lag delas in.')],
    },
    {
      number: 9,
      title: 'Walkover',
      clauses: [
        clause('9.1', 'Ett lag är på plats i tid.'),
        clause('9.2', 'Det lag som uteblir [förlorar](/rules#1.1) serien.'),
        clause('9.3', 'Motståndaren väntar.'),
        clause('9.10', 'Tid mäts i svensk tid.'),
      ],
    },
  ],
};
const found = (typed: string) => ruleHits(book, typed).map(({ number }) => number);

test.each([
  { typed: '9.2', numbers: ['9.2'], why: 'its number' },
  { typed: '§ 9.2', numbers: ['9.2'], why: 'as it is cited' },
  { typed: '9', numbers: ['9', '9.1', '9.2'], why: 'a section and how it begins' },
  { typed: '9.', numbers: ['9.1', '9.2', '9.3'], why: 'on the way to a clause' },
  { typed: '9.1', numbers: ['9.1', '9.10'], why: 'a number may go on, and the whole one is first' },
  { typed: '1', numbers: ['1', '1.1', '1.2'], why: 'not section 19 or clause 9.1' },
  { typed: '7.7', numbers: [], why: 'there is no such clause' },
  { typed: 'uteblir', numbers: ['9.2'], why: 'a word of the clause' },
  { typed: 'WALKOVER', numbers: ['9'], why: 'a heading is its section’s' },
  { typed: 'tid walkover', numbers: ['9.1', '9.10'], why: 'words of clause and heading, in any order' },
  { typed: 'rules', numbers: [], why: 'an address is not read' },
  { typed: 'a', numbers: [], why: 'one letter is everywhere' },
  { typed: '  ', numbers: [], why: 'nothing is typed' },
])('“$typed” finds $numbers: $why', ({ typed, numbers }) => expect(found(typed)).toEqual(numbers));

test('a hit says how it goes, without markup and cut at a word', () => {
  expect(ruleHits(book, 'uteblir')).toEqual([
    { number: '9.2', heading: 'Walkover', excerpt: 'Det lag som uteblir förlorar serien.' },
  ]);
  const long = { sections: [{ number: 1, title: 'Lag', clauses: [clause('1.1', 'ett lag '.repeat(40))] }] };
  const [hit] = ruleHits(long, '1.1');
  expect(hit?.excerpt).toMatch(/^(ett lag )+(ett )?…$/);
  expect(hit?.excerpt.length).toBeLessThan(115);
});
