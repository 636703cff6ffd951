import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderPart } from '../../test/render';
import { Instant, OwnTime } from './instant';

const AT = '2031-11-28T18:00:00Z';
const zoneIs = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};

afterEach(() => void jest.restoreAllMocks());

test.each([
  { language: 'se' as const, said: '28 november 2031 19:00 svensk tid, 13:00 din tid' },
  { language: 'en' as const, said: '28 November 2031 19:00 Swedish time, 13:00 your time' },
])('a reader in New York reads both times ($language)', async ({ language, said }) => {
  zoneIs('America/New_York');
  await renderPart(<Instant at={AT} as="date-time" />, { language });
  const time = await screen.findByRole('time');
  expect(time).toHaveTextContent(said);
  expect(time).toHaveAttribute('datetime', AT);
});

test.each(['Europe/Stockholm', 'Europe/Berlin'])(
  'a reader with the clock of %s reads the Swedish time only',
  async (zone) => {
    zoneIs(zone);
    await renderPart(<Instant at={AT} as="date-time" />);
    expect((await screen.findByRole('time')).textContent).toBe('28 november 2031 19:00');
  },
);

test('a compact time has the own one in brackets, and a compact day has it in its title', async () => {
  zoneIs('Asia/Kolkata');
  await renderPart(
    <>
      <Instant isCompact at={AT} as="time" />
      <Instant isCompact at="2031-11-28T20:00:00Z" as="date" />
    </>,
  );
  const [time, day] = await screen.findAllByRole('time');
  expect(time?.textContent).toBe('19:00 (23:30)');
  expect(day?.textContent).toBe('28 november 2031');
  expect(day).toHaveAttribute('title', '28 november 2031 svensk tid (29 nov. din tid)');
});

test('a page that the server has drawn has Swedish times, and the place for the own one, until the browser takes over', async () => {
  await renderPart(<p>texts are loaded</p>);
  await screen.findByText('texts are loaded');
  zoneIs('America/New_York');
  const faults: unknown[] = [];
  const root = document.createElement('div');
  const part = (
    <>
      <Instant at={AT} as="date-time" />
      <OwnTime at="2031-07-01T18:00:00Z" />
    </>
  );
  root.innerHTML = renderToString(part);
  expect(root.textContent).toBe('28 november 2031 19:00');
  expect([...root.querySelectorAll('[data-clock]')].map((one) => one.getAttribute('data-clock'))).toEqual([
    'winter',
    'summer',
  ]);
  await act(async () => void hydrateRoot(root, part, { onRecoverableError: (fault) => faults.push(fault) }));
  expect(root.textContent).toBe('28 november 2031 19:00 svensk tid, 13:00 din tid svensk tid, 14:00 din tid');
  expect(root.querySelector('[data-clock]')).toBeNull();
  expect(faults).toEqual([]);
});
