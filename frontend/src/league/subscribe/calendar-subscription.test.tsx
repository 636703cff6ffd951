import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onNotice, type Notice } from '../../lib/notify';
import { renderPart } from '../../test/render';
import { hideResults } from '../spoilers/hidden-results';
import { CalendarSubscription } from './calendar-subscription';

const shown = async (language: 'se' | 'en') =>
  renderPart(<CalendarSubscription subject="team" id={12} />, { language, namespaces: ['league-subscribe'] });

afterEach(() => {
  act(() => hideResults(false));
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('the calendar opens in the program that the reader has, in the language of the page', async () => {
  await shown('en');
  await userEvent.click(screen.getByRole('button', { name: 'Follow and share' }));
  expect(screen.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    'webcal://localhost/api/calendar/team/12.ics?lang=en',
  );
});

test('readers who hide results get a calendar without any', async () => {
  hideResults(true);
  await shown('en');
  await userEvent.click(screen.getByRole('button', { name: 'Follow and share' }));
  expect(screen.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    'webcal://localhost/api/calendar/team/12.ics?lang=en&spoilers=off',
  );
});

test('the address is copied, and said when it cannot be', async () => {
  const user = userEvent.setup();
  const said: Notice[] = [];
  const stop = onNotice((notice) => said.push(notice));
  await shown('se');
  await user.click(screen.getByRole('button', { name: 'Följ och dela' }));
  await user.click(screen.getByRole('button', { name: 'Kopiera kalenderns adress' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/api/calendar/team/12.ics');
  expect(said).toEqual([expect.objectContaining({ kind: 'success' })]);
  // refused, and missing: a page without https has no clipboard
  for (const clipboard of [{ writeText: () => Promise.reject(new Error('no')) }, undefined]) {
    said.splice(0);
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Följ och dela' }));
    await user.click(screen.getByRole('button', { name: 'Kopiera kalenderns adress' }));
    expect(said).toMatchObject([{ kind: 'error', text: expect.stringContaining('/api/calendar/team/12.ics') }]);
  }
  stop();
});
