import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerAnswer } from '../../../test/viewer-answer';
import { OwnAccountRequestsDocument, RequestGameAccountDocument } from '../grid/account-requests.generated';
import { reportOf } from '../testing/report-answers';
import { proposalOf, replayGame, replayRow, rowStats, unknown } from '../testing/replay-proposals';
import CaptainReportPage from './captain-report.page';
import { WeekReportDocument } from './week-report.generated';

/** Tallmo (1, with Åsa) meets Isviken (2, with Bo). */
const weekReport = (): MockLink.MockedResponse => {
  const { seriesId, version, replayDigests, series, ...sides } = reportOf();
  const players = { home: sides.home, away: sides.away };
  return answerTo(WeekReportDocument, {
    weekReport: {
      ...{ seriesId, version, replayDigests },
      home: players.home.map((player) => player),
      away: players.away.map((player) => player),
      series: {
        ...series,
        division: series.division,
        season: series.season,
        home: series.home,
        away: series.away,
      },
    },
  });
};

const waitingFor = (accountId: string) => ({
  ...{ id: 1, kind: 'GAME_ACCOUNT', platform: 'steam', platformId: accountId },
  player: { id: 7, nickname: 'Åsa' },
});

/** The captain of Tallmo, who has dropped a file in which each team has an account that nobody knows. */
async function draw(waiting: object[] = [], answer: object = { messageKey: 'api.request.sent.success' }) {
  const asked: unknown[] = [];
  globalThis.fetch = () => {
    const rows = [
      replayRow('home', 'Vem', unknown, rowStats(90, 1)),
      replayRow('away', 'Okänd', unknown, rowStats(50)),
    ];
    return Promise.resolve(new Response(JSON.stringify(proposalOf(replayGame(1, rows))), { status: 200 }));
  };
  await renderStaffPart(
    <Routes>
      <Route path="/match-week/:seriesId/report" element={<CaptainReportPage />} />
    </Routes>,
    {
      at: '/match-week/5/report',
      answers: [
        viewerAnswer({ isCaptain: true, team: { id: 1, name: 'Tallmo', logo: null } }),
        weekReport(),
        answerTo(OwnAccountRequestsDocument, () => ({
          myRequests: [...waiting, ...(asked.length > 0 && !('code' in answer) ? [waitingFor('Vem-id')] : [])],
        })),
        answerTo(RequestGameAccountDocument, ({ input }) => {
          asked.push(input);
          return { requestGameAccount: answer };
        }),
      ],
      namespaces: ['admin', 'report', 'series-match-week', 'api', 'league'],
    },
  );
  const user = userEvent.setup();
  await user.upload(await screen.findByLabelText('Välj filer'), new File(['bytes'], 'a.replay'));
  await screen.findByText('Fyllde match 1');
  return { user, asked };
}

const ASK = 'Begär att kontot kopplas till Åsa';
const WAITS = 'Väntar på ligaledningen: kontot kopplas till Åsa';

it('an account of the own team is asked for with one press, and the row then waits for staff', async () => {
  const { user, asked } = await draw();
  expect(screen.queryByRole('button', { name: ASK })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Välj Åsa' }));
  await user.click(await screen.findByRole('button', { name: ASK }));
  expect(await screen.findByText(WAITS)).toBeVisible();
  expect(screen.queryByRole('button', { name: ASK })).not.toBeInTheDocument();
  expect(asked).toEqual([{ seriesId: 5, playerId: 7, platform: 'STEAM', accountId: 'Vem-id', displayName: 'Vem' }]);
  // the row is filled meanwhile
  expect(screen.getByText('Vem, valt för hand')).toBeVisible();
});

it('nothing is asked for the other team, and staff’s own box is not there', async () => {
  const { user } = await draw();
  await user.click(screen.getByRole('button', { name: 'Välj Bo' }));
  expect(screen.getByText('Okänd, valt för hand')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Begär att kontot/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Minns/ })).not.toBeInTheDocument();
});

it('an account that waits since before says so, also while the row is empty', async () => {
  await draw([waitingFor('vem-ID')]);
  expect(await screen.findByText(WAITS)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Välj Åsa' })).toBeVisible();
});

it('after a refusal the row does not wait, and the button stays', async () => {
  const problem = {
    code: 'ALREADY_REQUESTED',
    messageKey: 'api.request.account-requested',
    field: 'accountId',
    params: [],
  };
  const { user, asked } = await draw([], problem);
  await user.click(screen.getByRole('button', { name: 'Välj Åsa' }));
  await user.click(await screen.findByRole('button', { name: ASK }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: ASK })).toBeEnabled());
  expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
});
