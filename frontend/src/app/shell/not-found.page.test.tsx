import { screen } from '@testing-library/react';
import { renderPart } from '../../test/render';
import NotFoundPage from './not-found.page';

test.each([
  { language: 'se', title: 'Sidan finns inte' },
  { language: 'en', title: 'There is no such page' },
] as const)('the page of an unknown address has the number 404, in $language', async ({ language, title }) => {
  await renderPart(<NotFoundPage />, { language });
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});
