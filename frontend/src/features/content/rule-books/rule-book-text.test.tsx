import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../test/render';
import type { RuleBook } from './find-clauses';
import RuleBookText from './rule-book-text';

const book: RuleBook = {
  title: 'Regler',
  description: 'Kort.',
  updated: '2026-01-31',
  introduction: 'Inledning om lag.',
  pdfUrl: '/api/documents/rules-se.pdf?v=1',
  pdfBytes: 1000,
  sections: [
    {
      number: 1,
      title: 'Lag',
      clauses: [
        { number: '1.1', text: 'Ett **lag** har fem spelare.' },
        { number: '1.2', text: 'Se [§ 2.1](#2.1).' },
      ],
    },
    {
      number: 2,
      title: 'Walkover',
      clauses: [{ number: '2.1', text: 'Den som uteblir förlorar.' }],
    },
  ],
};

const draw = (at: string) => renderPart(<RuleBookText book={book} />, { at, namespaces: ['content-rule-books'] });
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

test('every clause has an address, and its number leads to it', async () => {
  await draw('/rules');
  expect(document.getElementById('2.1')).toHaveTextContent('Den som uteblir förlorar.');
  expect(screen.getByRole('link', { name: 'Länk till § 2.1' })).toHaveAttribute('href', '/rules#2.1');
});

test('what is searched for is marked in the clauses and titles that have it, and the list leads to them', async () => {
  await draw('/rules');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Sök i texten' }), 'lag');
  expect(await screen.findByText('Träffar i 2 paragrafer')).toBeInTheDocument();
  expect(marks()).toEqual(['Lag', 'lag']);
  const found = within(screen.getByRole('search')).getAllByRole('link');
  expect(found.map((link) => link.getAttribute('href'))).toEqual(['/rules?q=lag#1', '/rules?q=lag#1.1']);
  expect(screen.getByTestId('address')).toHaveTextContent('/rules?q=lag');
});

test('one letter is not searched for, and words that are not there are said not to be', async () => {
  await draw('/rules?q=l');
  expect(marks()).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), 'ååå');
  expect(await screen.findByText('Ingen träff på ”lååå”')).toBeInTheDocument();
});

test.each(['%', '%E0%A4%A', '"><img>'])('an address with #%s in it shows the book all the same', async (hash) => {
  await draw(`/rules#${hash}`);
  expect(document.getElementById('1.1')).toBeInTheDocument();
});
