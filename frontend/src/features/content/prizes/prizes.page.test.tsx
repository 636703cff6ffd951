import { screen } from '@testing-library/react';
import type { Language } from '../../../lib/i18n/language';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { PrizesPageDocument } from './prizes-page.generated';
import PrizesPage from './prizes.page';

const draw = (contentSv: string, contentEn: string, language: Language) =>
  renderPart(<PrizesPage />, {
    language,
    namespaces: ['content-prizes'],
    answers: [
      answerTo(PrizesPageDocument, {
        managedPage: { contentSv, contentEn, updatedAt: '2026-11-20T18:00:00.000Z' },
      }),
    ],
  });

test('what staff have written in Swedish only is shown to English readers, and said to be Swedish', async () => {
  await draw('Pokal till vinnaren', '', 'en');
  expect((await screen.findByText('Pokal till vinnaren')).closest('[lang]')).toHaveAttribute('lang', 'sv');
  expect(screen.getByText('In Swedish')).toBeInTheDocument();
});

test('a page in both languages is marked in none', async () => {
  await draw('Pokal', 'Cup', 'en');
  expect(await screen.findByText('Cup')).toBeInTheDocument();
  expect(screen.queryByText('In Swedish')).toBeNull();
});
