import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { SixMansPageDocument } from './six-mans-page.generated';
import SixMansPage from './six-mans.page';

const entry = (position: number, name: string, more: object = {}) => ({
  position,
  name,
  player: null,
  elo: 1250 - position,
  peak: 1300,
  games: 12,
  wins: 7,
  streak: 0,
  bestStreak: 4,
  ...more,
});
const ada = { id: 7, nickname: 'Ada', avatar: null, nationality: 'SE' };
const tier = (rank: string, floor: number | null, entries: object[] = []) => ({
  rank,
  floor,
  entries,
});
const change = (name: string, eloAfter: number) => ({
  name,
  player: null,
  eloBefore: 1000,
  eloAfter,
});

const draw = (tiers: object[], items: object[] = [], at = '/6mans') =>
  renderPart(<SixMansPage />, {
    answers: [
      viewerAnswer(null),
      answerTo(SixMansPageDocument, { sixMansLeaderboard: tiers, sixMansSeries: { items } }, { variables: {} }),
    ],
    at,
    namespaces: ['players-six-mans'],
  });

const TIERS = [
  tier('S', 1300),
  tier('X', 1200, [entry(1, 'kö-kalle', { streak: 3 }), entry(2, 'Ada', { player: ada })]),
  tier('A', 1100, [entry(3, 'Bo')]),
  tier('E', null),
];

test('the first rank that anyone holds is open, and empty ones cannot be', async () => {
  await draw(TIERS);
  expect(await screen.findByRole('tab', { name: /^X från 1\s200$/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /^S från 1\s300$/ })).toBeDisabled();
  expect(screen.getByRole('tab', { name: 'E övriga' })).toBeDisabled();
});

test('each tab has the colour of its rank', async () => {
  await draw(TIERS);
  const tabs = await screen.findAllByRole('tab');
  const colours = tabs.map((tab) => getComputedStyle(tab).getPropertyValue('--tab-color'));
  expect(colours).toEqual(['S', 'X', 'A', 'E'].map((rank) => `var(--sbl-colors-rank--${rank.toLowerCase()})`));
});

test('players of the league lead to their page, others are a name', async () => {
  await draw(TIERS);
  const table = await screen.findByRole('table', { name: 'Spelare med rank X' });
  expect(within(table).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/player/7');
  expect(within(table).queryByRole('link', { name: 'kö-kalle' })).toBeNull();
  const row = within(table).getByRole('row', { name: /kö-kalle/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '12', '7', '5', '1\u00a0249', '1\u00a0300', '3', '4']);
});

test('another rank and another order are chosen', async () => {
  await draw(TIERS);
  await userEvent.click(await screen.findByRole('button', { name: /Spelare/ }));
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Ada', 'kö-kalle']);
  await userEvent.click(screen.getByRole('tab', { name: /^A från 1\s100$/ }));
  expect(await screen.findByRole('rowheader', { name: 'Bo' })).toBeInTheDocument();
});

test('a series says what it did to everyone’s Elo', async () => {
  const series = {
    id: 1,
    playedAt: '2026-11-20T18:00:00.000Z',
    loserGames: 1,
    winners: [change('Ada', 1026)],
    losers: [change('Bo', 974)],
  };
  await draw(TIERS, [series]);
  expect(await screen.findByText('3–1')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Vinnare' })).toHaveTextContent('Ada+26');
  expect(screen.getByRole('list', { name: 'Förlorare' })).toHaveTextContent('Bo−26');
});

test('before the first series the page says what will come', async () => {
  await draw([tier('S', 1300), tier('E', null)]);
  expect(await screen.findByText('Ställningen visas här när den första serien är spelad.')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
});
