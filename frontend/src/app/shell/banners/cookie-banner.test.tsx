import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../test/render';
import { CookieBanner } from './cookie-banner';

test('accepting puts the banner away for 150 days', async () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  await renderPart(<CookieBanner />);
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
  expect(screen.queryByRole('button', { name: 'Ja' })).toBeNull();
  expect(written).toEqual(['cookieConsent=true; Path=/; Max-Age=12960000; SameSite=Lax']);
  spy.mockRestore();
});

test('a no is as easy as a yes, and lasts as long', async () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  await renderPart(<CookieBanner />);
  await userEvent.click(screen.getByRole('button', { name: 'Nej' }));
  expect(screen.queryByRole('button', { name: 'Ja' })).toBeNull();
  expect(written).toEqual(['cookieConsent=false; Path=/; Max-Age=12960000; SameSite=Lax']);
  spy.mockRestore();
});

test.each(['true', 'false'])('who has answered %s is not asked again', async (answer) => {
  document.cookie = `cookieConsent=${answer}`;
  await renderPart(<CookieBanner />);
  expect(screen.queryByRole('button', { name: 'Ja' })).toBeNull();
});
