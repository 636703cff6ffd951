import { findClauses, wordsOf } from './find-clauses';

const book = {
  sections: [
    {
      number: 1,
      title: 'Lag',
      clauses: [
        { number: '1.1', text: 'Ett **lag** har högst fem spelare.' },
        { number: '1.2', text: 'Se [reglerna](/rules#1.1).' },
      ],
    },
    { number: 2, title: 'Walkover', clauses: [{ number: '2.1', text: 'Den som uteblir förlorar.' }] },
  ],
};

test('finds titles and clauses, in order, whatever the case', () => {
  expect(findClauses(book, 'LAG')).toEqual(['1', '1.1']);
  expect(findClauses(book, 'walk')).toEqual(['2']);
  expect(findClauses(book, 'uteblir')).toEqual(['2.1']);
});

test('what is written but not read is not found: addresses and markup', () => {
  expect(findClauses(book, 'rules')).toEqual([]);
  expect(findClauses(book, '**')).toEqual([]);
  expect(findClauses(book, 'reglerna.')).toEqual(['1.2']);
});

test('too little finds nothing', () => {
  expect(wordsOf(' a ')).toBe('');
  expect(findClauses(book, wordsOf('a'))).toEqual([]);
  expect(wordsOf(' wo ')).toBe('wo');
});
