import { screen } from '@testing-library/react';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { AboutPageDocument } from './about-page.generated';
import AboutPage from './about.page';

const page = {
  title: 'Om oss',
  description: 'Kort.',
  updated: '2026-01-31',
  text: 'Vi är SBL.',
};
const person = (handle: string, contact?: string) => ({
  name: `Namn ${handle}`,
  handle,
  titles: ['Ordförande', 'Kassör'],
  ...(contact !== undefined && { contact }),
});
const answer = answerTo(
  AboutPageDocument,
  {
    textPage: page,
    people: { board: [person('ylva', 'ylva@sbl.example')], coWorkers: [person('mosse')] },
  },
  { variables: { language: 'se' as const } },
);

test('the board can be written to, and co-workers are shown without an address', async () => {
  await renderPart(<AboutPage />, { answers: [answer], at: '/about', namespaces: ['content-information'] });
  expect(await screen.findByRole('heading', { level: 3, name: 'Namn ylva' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Namn mosse' })).toBeInTheDocument();
  const mail = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('mailto:'));
  expect(mail.map((link) => link.textContent)).toEqual(['ylva@sbl.example']);
  // a mail link opens no new tab
  expect(mail[0]).not.toHaveAttribute('target');
});

test('when the people cannot be read, it says so and can be tried again', async () => {
  await renderPart(<AboutPage />, {
    answers: [{ request: answer.request, error: new Error('no') }],
    at: '/about',
    namespaces: ['content-information'],
  });
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeInTheDocument();
});
