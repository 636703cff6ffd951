import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { starTeam } from '../../../league/stars/stars';
import { SessionDocument } from '../../../lib/session/session.generated';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { MatchesPageDocument } from './matches-page.generated';
import MatchesPage from './matches.page';

const division = { id: 4, name: 'Elit', nameEng: null, discriminator: 'elit', seasonId: 8 };
const team = (id: number, name: string) => ({ id, name, logo: null });
const series = (id: number, scheduledAt: string | null, more: object = {}) => ({
  id,
  week: 3,
  scheduledAt,
  isStreamed: false,
  state: 'TIME_SET',
  homeGames: null,
  awayGames: null,
  walkover: null,
  isOvertime: false,
  division,
  home: team(1, 'Älgar'),
  away: team(2, 'Björnar'),
  ...more,
});
const week = (items: object[], more: object = {}) => ({
  calendarWeek: {
    week: '2026-W13',
    monday: '2026-03-23',
    currentWeek: '2026-W13',
    previousWeek: '2026-W12',
    nextWeek: '2026-W14',
    previousWithSeries: null,
    nextWithSeries: null,
    total: items.length,
    series: items,
    divisions: [{ id: 4, name: 'Elit' }],
    teams: [{ id: 1, name: 'Älgar' }],
    ...more,
  },
});
const answer = (variables: object, found: ReturnType<typeof week>) =>
  answerTo(MatchesPageDocument, found, { variables });
const draw = (answers: ReturnType<typeof answer>[], at = '/matches') =>
  renderPart(<MatchesPage />, {
    namespaces: ['series-matches'],
    at,
    answers: [...answers, answerTo(SessionDocument, { me: null }, { times: 9 })],
  });

test('series are grouped by their day in Sweden, and those without a time stand last', async () => {
  await draw([
    answer(
      {},
      week([
        series(1, '2026-03-24T18:00:00Z', { homeGames: 3, awayGames: 1, state: 'REPORTED' }),
        // half past midnight on Sunday in Sweden; the clocks change later in that night
        series(2, '2026-03-28T23:30:00Z', { isStreamed: true }),
        series(3, null),
      ]),
    ),
  ]);
  const tables = await screen.findAllByRole('table');

  expect(tables.map((table) => within(table).getByRole('caption').textContent)).toEqual([
    'tisdag 24 mars',
    'söndag 29 mars',
    'Tid ej satt',
  ]);
  const [tuesday, sunday, untimed] = tables;
  expect(within(tuesday!).getByRole('cell', { name: '19:00' })).toBeInTheDocument();
  expect(within(tuesday!).getByRole('rowheader')).toHaveTextContent('Älgar3–1Björnar');
  expect(within(sunday!).getByRole('cell', { name: /^00:30/ })).toBeInTheDocument();
  expect(within(sunday!).getByRole('rowheader')).toHaveTextContent('Älgarmotväntar på resultatBjörnar');
  expect(within(sunday!).getByRole('img', { name: 'Sänds' })).toBeInTheDocument();
  expect(within(untimed!).getByRole('rowheader')).toBeInTheDocument();
  expect(within(tuesday!).getByRole('link', { name: 'Elit' })).toHaveAttribute('href', '/division/elit/season/8');
});

test('the days of the week lead to their series, and those without any lead nowhere', async () => {
  await draw([answer({}, week([series(1, '2026-03-24T18:00:00Z')]))]);
  const days = await screen.findByRole('navigation', { name: 'Veckans dagar' });

  expect(within(days).getAllByRole('listitem')).toHaveLength(7);
  const links = within(days).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#day-2026-03-24']);
  expect(document.getElementById('day-2026-03-24')).toBeInTheDocument();
});

test('the weeks beside it keep the choices, and a day in the address names its week', async () => {
  await draw(
    [answer({ day: '2026-03-25', divisionId: 4 }, week([series(1, '2026-03-24T18:00:00Z')]))],
    '/matches?from=2026-03-25&division=4',
  );

  expect(await screen.findByRole('link', { name: 'Nästa vecka' })).toHaveAttribute(
    'href',
    '/matches?division=4&week=2026-W14',
  );
  expect(screen.queryByRole('link', { name: 'Till den här veckan' })).toBeNull();
});

test('a choice is in the address at once, and a division takes the choice of a team back', async () => {
  await draw(
    [
      answer({ teamId: 1 }, week([series(1, '2026-03-24T18:00:00Z')])),
      answer({ divisionId: 4 }, week([series(1, '2026-03-24T18:00:00Z')])),
      answer({ divisionId: 4, isStreamed: true }, week([])),
    ],
    '/matches?team=1',
  );
  expect(await screen.findByRole('combobox', { name: 'Lag' })).toHaveValue('1');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Division' }), 'Elit');
  expect(screen.getByTestId('address')).toHaveTextContent('/matches?division=4');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bara serier som sänds' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/matches?division=4&stream=1');
  expect(await screen.findByRole('link', { name: 'Visa alla serier' })).toHaveAttribute(
    'href',
    '/matches?week=2026-W13',
  );
});

test('on a phone the choices are folded, and say how many are made', async () => {
  await draw([answer({ divisionId: 4, isStreamed: true }, week([]))], '/matches?division=4&stream=1');
  const fold = await screen.findByRole('button', { name: 'Filter (2)' });
  const choices = document.getElementById(fold.getAttribute('aria-controls') ?? '');
  expect(choices).toBe(screen.getByRole('group', { name: 'Välj serier' }));
  expect([fold.getAttribute('aria-expanded'), choices?.dataset.folded]).toEqual(['false', 'true']);
  await userEvent.click(fold);
  expect([fold.getAttribute('aria-expanded'), choices?.dataset.folded]).toEqual(['true', undefined]);
});

test('what the page cannot read is no choice', async () => {
  await draw([answer({ divisionId: 4 }, week([]))], '/matches?division=4&team=x&stream=0&mine=0');
  expect(await screen.findByRole('button', { name: 'Filter (1)' })).toBeInTheDocument();
});

test('a week without series says so and names the nearest weeks that have some', async () => {
  await draw([answer({}, week([], { previousWithSeries: '2026-W10', nextWithSeries: '2026-W20' }))]);

  expect(await screen.findByText('Inga serier den här veckan.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /v. 20$/ })).toHaveAttribute('href', '/matches?week=2026-W20');
  expect(screen.getByRole('link', { name: /v. 10$/ })).toHaveAttribute('href', '/matches?week=2026-W10');
});

test('a league without series says when they come, and has no way to another week', async () => {
  await draw([answer({}, week([]))]);
  expect(await screen.findByText('Här kommer serierna när spelschemat är klart.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /v. \d+$/ })).toBeNull();
});

test('a longer week says how many of its series are shown', async () => {
  await draw([answer({}, week([series(1, '2026-03-24T18:00:00Z')], { total: 250 }))]);
  expect(await screen.findByText(/^1 av 250 serier visas/)).toBeInTheDocument();
});

test('an address that names no week shows the present one, and a fault can be tried again', async () => {
  await draw([noAnswerTo(MatchesPageDocument, { variables: {} })], '/matches?week=2026&from=2026-02-30&team=x');
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeInTheDocument();
});

test('the series of starred teams are marked, and alone on the page when the reader wants it', async () => {
  act(() => starTeam(7, true));
  const own = series(2, '2026-03-25T18:00:00Z', { home: team(7, 'Citroner') });
  await draw([answer({}, week([series(1, '2026-03-24T18:00:00Z'), own]))]);
  expect(await screen.findAllByRole('img', { name: 'Ditt eller stjärnmärkt lag' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bara mina lag' }));
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(1));
  expect(screen.getByRole('rowheader')).toHaveTextContent('Citroner');
  expect(screen.getByTestId('address')).toHaveTextContent('/matches?mine=1');
  act(() => starTeam(7, false));
  expect(await screen.findByText(/^Du har inga stjärnmärkta lag/)).toBeInTheDocument();
});
