import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo, noAnswerTo } from '../../../../test/answer-to';
import { renderPart } from '../../../../test/render';
import { address, NORR, SYD, trends, twoTeams, week } from './testing/division';
import { DivisionIfDocument, type DivisionIfQuery } from './division-if.generated';
import { OddsTab } from './odds-tab';

type Row = DivisionIfQuery['standingsIf'][number];
type Results = { seriesId: number; homeGames: number; awayGames: number }[];

const row = (position: number, team: typeof NORR, points: number, isBelow = false) => ({
  position,
  team: { ...team },
  color: null,
  isDisqualified: false,
  seriesPlayed: 2,
  gamesWon: 3,
  diff: 0,
  points,
  levelPlace: null,
  trace: isBelow
    ? {
        criterion: 'POINTS' as const,
        ownValue: points,
        aboveValue: 6,
        teams: [],
      }
    : null,
});
const answer = (results: Results, rows: Row[]) =>
  answerTo(DivisionIfDocument, { standingsIf: rows }, { variables: { divisionId: 4, results }, times: 9 });
const sydWins = answer([{ seriesId: 2, homeGames: 3, awayGames: 0 }], [row(1, SYD, 6), row(2, NORR, 3, true)]);

const draw = (at: string, ...answers: object[]) =>
  renderPart(<OddsTab address={address} division={twoTeams} />, {
    at,
    namespaces: ['seasons-divisions', 'seasons-divisions-trends'],
    answers: [trends([week(1, [7, 1, 3], [8, 2, 0])]), ...answers] as NonNullable<
      Parameters<typeof renderPart>[1]
    >['answers'],
  });
/** The first series that is still to be played. */
const group = async () => within((await screen.findAllByRole('group', { name: 'Sydpolen – Norrsken' }))[0]!);
const table = () => screen.findByRole('table', { name: 'Tabellen med dina resultat' });

test('where the next table will be, that of now stands until a result is pressed', async () => {
  await draw('/?tab=odds', sydWins);
  const now = await screen.findByRole('table', { name: 'Tabellen nu, utan några val' });
  expect(within(now).getAllByRole('row')[1]).toHaveTextContent(/Norrsken/);
  await userEvent.click((await group()).getByRole('button', { name: '3–0' }));
  expect(within(await table()).getAllByRole('row')[1]).toHaveTextContent(/Sydpolen/);
  expect(screen.queryByRole('table', { name: 'Tabellen nu, utan några val' })).toBeNull();
});

test('a pressed result is in the address, and shows the table with its moves and reasons', async () => {
  await draw('/?tab=odds', sydWins);
  await userEvent.click((await group()).getByRole('button', { name: '3–0' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/?tab=odds&if=2%3A3-0');

  const rows = within(await table()).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/Sydpolen.*1 placering upp/);
  expect(rows[2]).toHaveTextContent(/Norrsken.*1 placering ned/);
  await userEvent.click(within(rows[2]!).getByRole('button'));
  expect(await screen.findByText('Efter Sydpolen: poäng 3 mot 6.')).toBeVisible();
  // at the press, where the table may be screens away
  expect(screen.getByRole('link', { name: 'Se tabellen', hidden: true }).parentElement).toHaveTextContent(
    /^Sydpolen från placering 2 till 1 och Norrsken/,
  );
  // said to those who do not see the table
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sydpolen från placering 2 till 1 och Norrsken från placering 1 till 2',
  );
});

test('a shared address shows its choice, and all of it is taken away by one press', async () => {
  await draw('/?tab=odds&if=2:3-0,999:3-0', sydWins);
  expect((await group()).getByRole('button', { name: '3–0', pressed: true })).toBeVisible();
  expect(await table()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort alla val' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/\?tab=odds$/);
  expect(screen.queryByRole('table', { name: 'Tabellen med dina resultat' })).toBeNull();
});

test('the odds follow what is supposed', async () => {
  const both = answer(
    [
      { seriesId: 2, homeGames: 3, awayGames: 0 },
      { seriesId: 3, homeGames: 3, awayGames: 0 },
    ],
    [row(1, SYD, 6), row(2, NORR, 3, true)],
  );
  await draw('/?if=2:3-0,3:3-0', both);
  await table();
  const odds = await screen.findByRole('table', { name: /Chansen för varje slutplacering/ });
  const first = await within(odds).findAllByText('100');
  expect(first).toHaveLength(2);
  expect(within(within(odds).getByRole('row', { name: /Sydpolen/ })).getAllByRole('cell')[0]).toHaveTextContent('100');
  // no series is played by that, and the page does not say so
  expect(screen.getByText(/Du har valt ett resultat för varje serie/)).toBeVisible();
  expect(screen.queryByText(/Alla serier är spelade/)).toBeNull();
});

test('a table that did not come is asked for again', async () => {
  const lost = noAnswerTo(DivisionIfDocument, { times: 1 });
  await draw('/?if=2:3-0', lost, sydWins);
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await table()).toBeVisible();
});
