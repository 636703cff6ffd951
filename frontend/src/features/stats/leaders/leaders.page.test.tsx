import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hideResults } from '../../../league/spoilers/hidden-results';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { LeadersPageDocument, LeadersSeasonsDocument } from './leaders-page.generated';
import LeadersPage from './leaders.page';

const seasons = answerTo(LeadersSeasonsDocument, {
  seasons: [
    {
      id: 8,
      name: 'Säsong 8',
      isCurrent: true,
      divisions: [{ id: 4, name: 'Elit' }],
    },
    { id: 7, name: 'Säsong 7', isCurrent: false, divisions: [] },
  ],
});
const leader = (id: number, nickname: string, place: number, value: number) => ({
  place,
  value,
  games: 12,
  player: { id, nickname },
  team: { id: 1, name: 'Tallmo', logo: null },
});
const NUMBERS = ['GOALS', 'ASSISTS', 'SAVES', 'SHOTS', 'RATING'];
const answer = (variables: object, leaders: object[], more: object = {}) =>
  answerTo(
    LeadersPageDocument,
    {
      leaders: {
        seasonId: 8,
        divisionId: null,
        mostGames: 36,
        leastGames: 12,
        lists: NUMBERS.map((number) => ({ number, others: 0, leaders })),
        ...more,
      },
    },
    { variables, times: 1 },
  );
const draw = (answers: ReturnType<typeof answer>[], at = '/leaders') =>
  renderPart(<LeadersPage />, { namespaces: ['stats-leaders'], at, answers: [seasons, ...answers] });

const TIED = [leader(1, 'Ada', 1, 1.5), leader(2, 'Bo', 2, 1.25), leader(3, 'Cy', 2, 1.25)];

test('each number has a list, in which players with the same number share the place', async () => {
  await draw([answer({}, TIED)]);
  const tables = await screen.findAllByRole('table');

  expect(tables.map((table) => within(table).getByRole('caption').textContent)).toEqual([
    'Mål per match',
    'Assist per match',
    'Räddningar per match',
    'Skott per match',
    'Rating per match',
  ]);
  const rows = within(tables[0]!).getAllByRole('rowheader');
  const cells = rows.map((row) =>
    within(row.closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['1', '12', '1,50'],
    ['2', '12', '1,25'],
    ['2', '12', '1,25'],
  ]);
  expect(within(rows[0]!).getByRole('link', { name: /^Ada\s*Tallmo$/ })).toHaveAttribute('href', '/player/1');
  expect(screen.getByText(/krävs minst 12 matcher/)).toBeInTheDocument();
});

test('scope, minimum and kind of numbers are in the address, and another season takes the division back', async () => {
  await draw(
    [
      answer({ divisionId: 4, leastGames: 10 }, TIED, { divisionId: 4, leastGames: 10 }),
      answer({ divisionId: 4, leastGames: 10, isPerGame: false }, [leader(1, 'Ada', 1, 1234)], { divisionId: 4 }),
      answer({ isAllTime: true, leastGames: 10, isPerGame: false }, [leader(1, 'Ada', 1, 2345)], { seasonId: null }),
    ],
    '/leaders?season=8&division=4&least=10',
  );
  expect(await screen.findByRole('combobox', { name: 'Division' })).toHaveValue('4');
  expect(screen.getByRole('combobox', { name: 'Minsta antal matcher' })).toHaveValue('10');

  await userEvent.click(screen.getByRole('button', { name: 'Totalt' }));
  expect((await screen.findAllByText(/^1\s234$/)).length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Säsong' }), 'Alla säsonger');

  expect(screen.getByTestId('address')).toHaveTextContent('/leaders?season=all&least=10&numbers=total');
  expect((await screen.findAllByText(/^2\s345$/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('combobox', { name: 'Division' })).toBeDisabled();
});

test('the season that is shown without a choice is the chosen one', async () => {
  await draw([answer({}, TIED)]);
  await screen.findAllByRole('table');
  expect(screen.getByRole('combobox', { name: 'Säsong' })).toHaveValue('8');
  expect(within(screen.getByRole('combobox', { name: 'Division' })).getByText('Elit')).toBeInTheDocument();
});

test('before the first report it says what will come, and a minimum that no one has says so', async () => {
  const { unmount } = await draw([answer({}, [], { mostGames: 0, leastGames: 0 })]);
  expect(await screen.findByText(/när den första serien har rapporterats/)).toBeInTheDocument();
  unmount();
  await draw([answer({ leastGames: 100 }, [], { leastGames: 100 })], '/leaders?least=100');
  // once, and not in place of each list
  expect(await screen.findByText('Ingen har så många matcher än.')).toBeInTheDocument();
});

test('a season that is over without the players’ numbers says so', async () => {
  await draw([answer({ seasonId: 7 }, [], { seasonId: 7, mostGames: 0, leastGames: 0 })], '/leaders?season=7');
  expect(await screen.findByText(/Spelarnas statistik är inte ifylld för den här säsongen/)).toBeInTheDocument();
});

test('who shares the last place beyond the list is counted', async () => {
  await draw([answer({}, TIED, { lists: [{ number: 'GOALS', others: 3, leaders: TIED }] })]);
  expect(await screen.findByText('3 spelare till delar den sista placeringen.')).toBeInTheDocument();
});

test('a fault can be tried again', async () => {
  await draw([noAnswerTo(LeadersPageDocument, { variables: {} })]);
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeInTheDocument();
});

test('who hides results sees the leaders after a press', async () => {
  hideResults(true);
  await draw([answer({}, TIED)]);
  const button = await screen.findByRole('button', { name: 'Visa resultat: Topplistor' });
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(button);
  expect(screen.getAllByRole('table').length).toBeGreaterThan(0);
  act(() => hideResults(false));
});
