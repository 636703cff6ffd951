import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../test/render';
import { CookieBanner } from './cookie-banner';

test('accepting puts the banner away for 150 days', async () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  await renderPart(<CookieBanner />);
  await userEvent.click(screen.getByRole('button', { name: 'Acceptera' }));
  expect(screen.queryByRole('button', { name: 'Acceptera' })).toBeNull();
  expect(written).toEqual(['cookieConsent=true; Path=/; Max-Age=12960000; SameSite=Lax']);
  spy.mockRestore();
});

test('who has accepted is not asked again', async () => {
  document.cookie = 'cookieConsent=true';
  await renderPart(<CookieBanner />);
  expect(screen.queryByRole('button', { name: 'Acceptera' })).toBeNull();
});
