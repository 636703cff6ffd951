import { screen } from '@testing-library/react';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { UserMenu } from './user-menu';

test('a visitor can register and log in from the bar', async () => {
  await renderPart(<UserMenu />, { answers: [viewerAnswer(null)] });
  expect(await screen.findByRole('link', { name: 'Registrera dig' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/api/auth/discord');
});

test('who is logged in has a menu instead', async () => {
  await renderPart(<UserMenu />, { answers: [viewerAnswer()] });
  expect(await screen.findByRole('button', { name: /Kaptenen/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Registrera dig' })).toBeNull();
});
