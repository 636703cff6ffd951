import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { CastersPageDocument } from './casters-page.generated';
import CastersPage from './casters.page';
import { graphicAt, lookOf, type Look } from './graphic-address';

const division = (id: number, name: string, discriminator: string) => ({
  ...{ id, name, nameEng: null, discriminator, seasonId: 8 },
});
const team = (id: number, name: string) => ({ id, name });
const series = (id: number, scheduledAt: string, home: string) => ({
  ...{ id, scheduledAt, isStreamed: false, reportedAt: null },
  ...{ division: division(1, 'Elit', 'elit'), home: team(1, home), away: team(2, 'Vinter') },
});
const LEAGUE = {
  currentSeason: {
    ...{ id: 8 },
    divisions: [division(1, 'Elit', 'elit'), division(2, 'Östra', 'östra')],
    stages: [division(3, 'Slutspel', 'slutspel')],
  },
  calendarWeek: { week: '2099-W10', series: [] },
  upcomingSeries: [series(41, '2099-03-01T18:00:00Z', 'Tallmo'), series(42, '2099-03-02T18:00:00Z', 'Norrsken')],
};

const draw = async (at = '/casters') => {
  await renderPart(<CastersPage />, {
    at,
    namespaces: ['broadcast'],
    answers: [answerTo(CastersPageDocument, LEAGUE)],
  });
  return screen.findByRole('textbox', { name: 'Adressen till grafiken' }, { timeout: 5000 });
};
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

/** What the overlay reads in an address. */
const readBy = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin).toBe(window.location.origin);
  const graphic = graphicAt(pathname, searchParams);
  return { graphic, look: graphic && lookOf(graphic.kind, searchParams) };
};
const shown = () => readBy(screen.getByRole<HTMLInputElement>('textbox', { name: 'Adressen till grafiken' }).value);
const USUAL: Look = {
  ...{ lang: 'se', theme: 'dark', accent: null, place: 'top', scale: 1, background: 'transparent', hide: [] },
  isDebug: false,
};

test('the address follows each choice of the look, and the overlay reads the same in it', async () => {
  await draw();
  expect(shown()).toEqual({ graphic: { kind: 'series', seriesId: 41 }, look: USUAL });

  let look = USUAL;
  const expectChanged = (changed: Partial<Look>) => {
    look = { ...look, ...changed };
    expect(shown()).toEqual({ graphic: { kind: 'series', seriesId: 42 }, look });
  };
  await choose('Serie', '42');
  expectChanged({});
  await choose('Plats i bilden', 'Nederst');
  expectChanged({ place: 'bottom' });
  await choose('Bakgrund', 'Fylld');
  expectChanged({ background: 'solid' });
  await choose('Tema', 'Ljust');
  expectChanged({ theme: 'light' });
  await choose('Språk i grafiken', 'Engelska');
  expectChanged({ lang: 'en' });
  fireEvent.change(screen.getByLabelText('Egen färg på linjen'), { target: { value: '#ff8800' } });
  expectChanged({ accent: 'ff8800' });
  fireEvent.change(screen.getByRole('slider', { name: 'Storlek: 100 %' }), { target: { value: '1.25' } });
  expectChanged({ scale: 1.25 });
  for (const [part, hide] of [
    ['Loggor', ['crests']],
    ['Division', ['crests', 'division']],
    ['Varje match', ['crests', 'division', 'games']],
  ] as const) {
    await userEvent.click(screen.getByRole('checkbox', { name: part }));
    expectChanged({ hide });
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Loggor' }));
  expectChanged({ hide: ['division', 'games'] });

  await userEvent.click(screen.getByRole('button', { name: 'Återställ utseendet' }));
  expectChanged(USUAL);
});

test('each graphic has an address of its own, and keeps what it shares with the one before', async () => {
  await draw();
  await choose('Tema', 'Ljust');
  await choose('Plats i bilden', 'Nederst');
  const look = { ...USUAL, theme: 'light' };
  await choose('Grafik', 'Laguppställningar');
  expect(shown()).toEqual({ graphic: { kind: 'lineups', seriesId: 41 }, look: { ...look, place: 'bottom' } });
  await choose('Grafik', 'Tabell');
  await choose('Division', 'Östra');
  expect(shown()).toEqual({
    graphic: { kind: 'table', discriminator: 'östra', seasonId: 8 },
    look: { ...look, place: 'left' },
  });
  await choose('Grafik', 'Resultatband');
  expect(shown()).toEqual({
    graphic: { kind: 'ticker', divisions: [], without: null },
    look: { ...look, place: 'bottom' },
  });
  await choose('Grafik', 'Nästa serie');
  expect(shown()).toEqual({ graphic: { kind: 'next', seriesId: null }, look: { ...look, place: 'bottom' } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kanal' }));
  expect(shown().look).toMatchObject({ hide: ['stream'] });
});

test('the address is copied as it is shown, and stands in the page’s own address', async () => {
  const user = userEvent.setup();
  const field = await draw();
  await choose('Plats i bilden', 'Nederst');
  await user.click(screen.getByRole('button', { name: 'Kopiera adressen' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toBe((field as HTMLInputElement).value);
  expect(readBy(copied)).toEqual({ graphic: { kind: 'series', seriesId: 41 }, look: { ...USUAL, place: 'bottom' } });
  expect(screen.getByRole('link', { name: 'Öppna grafiken' })).toHaveAttribute('href', copied);
  const { search } = new URL(screen.getByTestId('address').textContent ?? '', window.location.origin);
  expect(window.location.origin + (new URLSearchParams(search).get('graphic') ?? '')).toBe(copied);
});

test('a shared choice is read again, also of a series that is not in the list', async () => {
  await draw(`/casters?graphic=${encodeURIComponent('/overlay/lineups/7?theme=light&hide=crests')}`);
  expect(screen.getByRole('combobox', { name: 'Serie' })).toHaveDisplayValue('Vald: 7');
  expect(shown()).toEqual({
    graphic: { kind: 'lineups', seriesId: 7 },
    look: { ...USUAL, place: 'bottom', theme: 'light', hide: ['crests'] },
  });
});
