import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { hideResults } from '../../../league/spoilers/hidden-results';
import { SessionDocument } from '../../../lib/session/session.generated';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { DivisionPageDocument } from './division-page.generated';
import DivisionPage from './division.page';
import { DivisionPlayersDocument } from './player-statistics.generated';
import { DivisionTeamsDocument } from './team-statistics.generated';
import { NORR, row, series, SYD } from './trends/testing/division';

const variables = { discriminator: 'division-2', seasonId: 10 };
const numbers = {
  games: 4,
  score: 800,
  goals: 3,
  assists: 2,
  saves: 5,
  shots: 9,
  scorePerGame: 200,
  goalsPerGame: 0.75,
  assistsPerGame: 0.5,
  savesPerGame: 1.25,
  shotsPerGame: 2.25,
  shootingPercent: 33.333,
  rating: 1.1,
};
const team = { id: 7, name: 'Blixt', logo: null };
const session = answerTo(SessionDocument, { me: null });
const DIVISION = { id: 4, name: 'Division 2', season: { id: 10, name: '10' } };
const page = answerTo(DivisionPageDocument, { division: DIVISION }, { variables });
const asked = { players: [] as unknown[], teams: [] as unknown[] };
beforeEach(() => Object.values(asked).forEach((list) => list.splice(0)));
/** How often the statistics of players and teams were asked for. */
const timesAsked = () => [asked.players.length, asked.teams.length];
const players = answerTo(
  DivisionPlayersDocument,
  { division: { id: 4, playerStats: [{ player: { id: 1, nickname: 'Åskar' }, team, ...numbers }] } },
  { variables, noted: asked.players },
);
const teams = answerTo(
  DivisionTeamsDocument,
  { division: { id: 4, teamStats: [{ team, ...numbers }] } },
  { variables, noted: asked.teams },
);

const draw = (at: string, ...answers: MockLink.MockedResponse[]) =>
  renderPart(
    <Routes>
      <Route path="/division/:divisionDiscriminator/season/:seasonId" element={<DivisionPage />} />
    </Routes>,
    {
      at: `/division/division-2/season/10${at}`,
      namespaces: ['seasons-divisions', 'league-statistics', 'league-subscribe'],
      answers: [session, ...answers],
    },
  );

test('statistics are asked for when their tab is chosen', async () => {
  await draw('', page, players, teams);
  await screen.findByRole('heading', { name: /Division 2/, level: 1 });
  expect(timesAsked()).toEqual([0, 0]);

  await userEvent.click(screen.getByRole('tab', { name: 'Spelarstatistik' }));
  expect(await screen.findByRole('rowheader', { name: /Åskar/ })).toBeVisible();
  expect(timesAsked()).toEqual([1, 0]);

  await userEvent.click(screen.getByRole('tab', { name: 'Lagstatistik' }));
  expect(await screen.findByRole('rowheader', { name: /Blixt/ })).toBeVisible();
  expect(timesAsked()).toEqual([1, 1]);
});

test('at the address of a tab the page and its statistics are asked for at the same time', async () => {
  await draw('?tab=players', { ...page, delay: Infinity }, players);
  await waitFor(() => expect(timesAsked()).toEqual([1, 0]));
  expect(screen.queryByRole('tab')).toBeNull();
});

test('statistics that did not come say so in their tab, and come when asked for again', async () => {
  const lost = noAnswerTo(DivisionPlayersDocument, { variables, times: 1 });
  await draw('?tab=players', page, lost, players);
  expect(await screen.findByRole('tab', { name: 'Spelarstatistik', selected: true })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('rowheader', { name: /Åskar/ })).toBeVisible();
});

describe('for readers who hide results', () => {
  afterEach(() => act(() => hideResults(false)));

  const trace = { criterion: 'POINTS', ownValue: 0, aboveValue: 3, teams: [] };
  const played = (fields: object) =>
    answerTo(
      DivisionPageDocument,
      {
        division: {
          ...DIVISION,
          standings: [
            { ...row(1, NORR, 3), placesWon: 1, form: ['WIN'] },
            { ...row(2, SYD, 0), form: ['LOSS'], adjustment: -2, trace },
          ],
          series: [{ ...series(1, NORR, SYD), ...fields }],
        },
      },
      { variables },
    );
  const REPORTED = { state: 'REPORTED', homeGames: 3, awayGames: 1 };

  test('no place, order, point or reason of the table is on the page before a press', async () => {
    hideResults(true);
    await draw('', played(REPORTED));
    const show = await screen.findByRole('button', { name: 'Visa resultat: Tabell' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(/Sydpolen.*−2|placerna|placering upp/)).toBeNull();
    expect(document.title).not.toMatch(/Norrsken|Sydpolen/);

    await userEvent.click(show);
    expect(screen.getByRole('table', { name: /Divisionens tabell/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Sydpolen: varför placering 2/ }));
    expect(await screen.findByText(/Efter Norrsken/)).toBeVisible();
    // the score of the series has its own button, beside the table and, on a narrow screen, below it
    expect(screen.getAllByRole('button', { name: 'Visa resultat: Norrsken – Sydpolen' })).toHaveLength(2);
  });

  test('the statistics of a division wait for the same press', async () => {
    hideResults(true);
    await draw('?tab=teams', played(REPORTED), teams);
    await userEvent.click(await screen.findByRole('button', { name: 'Visa resultat: Lagstatistik' }));
    expect(await screen.findByRole('rowheader', { name: /Blixt/ })).toBeVisible();
    expect(screen.getByRole('table', { name: /Divisionens tabell/ })).toBeVisible();
  });

  test('a table before the first result tells nothing, and is there', async () => {
    hideResults(true);
    await draw('', played({}));
    expect(await screen.findByRole('table', { name: /Divisionens tabell/ })).toBeVisible();
  });
});
