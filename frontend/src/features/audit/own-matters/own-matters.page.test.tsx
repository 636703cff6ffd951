import { screen, within } from '@testing-library/react';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { OwnMattersPageDocument } from './own-matters-page.generated';
import OwnMattersPage from './own-matters.page';

const act = (id: number, more: object) => ({
  id,
  at: '2026-11-10T23:30:00.000Z',
  act: 'series.report',
  name: null,
  seriesId: null,
  teamId: null,
  division: null,
  player: { id: 3, nickname: 'Åskar' },
  isUndone: false,
  ...more,
});
const draw = (ownMatterActs: object[], ownMatterRule = 'MARKED') =>
  renderPart(<OwnMattersPage />, {
    namespaces: ['audit-own-matters'],
    answers: [answerTo(OwnMattersPageDocument, { settings: { ownMatterRule }, ownMatterActs })],
  });
const lines = async () => {
  await screen.findAllByText(/Åskar|En administratör$/);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
};

test('each says what was decided, about what, when in Sweden, by whom, and whether it holds', async () => {
  await draw([
    act(4, { name: 'Blixt – Tallmo', seriesId: 7 }),
    act(3, {
      act: 'division.team',
      name: 'Division 1, Vinter',
      division: { id: 1, discriminator: 'division-1', seasonId: 9 },
      isUndone: true,
    }),
    act(2, { act: 'request.deny', player: null }),
    act(1, { act: 'of-a-later-version' }),
  ]);
  expect(await lines()).toEqual([
    'Rapporterade ett resultat: Blixt – Tallmo11 november 2026 00:30 · Åskar',
    'Beslutade om ett lag i divisionen: Division 1, Vinter11 november 2026 00:30 · Åskar · Beslutet är upphävt',
    'Avslog en ansökan11 november 2026 00:30 · En administratör',
    'Fattade ett beslut11 november 2026 00:30 · Åskar',
  ]);
  const [series, division] = screen.getAllByRole('listitem');
  expect(within(series!).getByRole('link', { name: 'Blixt – Tallmo' })).toHaveAttribute('href', '/series/7');
  expect(within(division!).getByRole('link', { name: 'Division 1, Vinter' })).toHaveAttribute(
    'href',
    '/division/division-1/season/9',
  );
});

test('without any it says so, with the rule of the league', async () => {
  await draw([], 'ANOTHER_ADMIN');
  expect(await screen.findByText('Ingen administratör har beslutat i ett eget ärende.')).toBeInTheDocument();
  expect(screen.getByText(/en annan administratör gör det/)).toBeInTheDocument();
});
