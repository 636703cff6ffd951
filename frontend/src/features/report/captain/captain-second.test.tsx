import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Route, Routes } from 'react-router-dom';
import { answerTo, dataOf } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerAnswer } from '../../../test/viewer-answer';
import { OwnAccountRequestsDocument } from '../grid/account-requests.generated';
import { ReportOwnSeriesDocument } from '../report-actions.generated';
import { StandingResultDocument } from '../standing-result.generated';
import { reportOf } from '../testing/report-answers';
import CaptainReportPage from './captain-report.page';
import { WeekReportDocument } from './week-report.generated';

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const TEAMS = { home: { id: 1, name: 'Tallmo' }, away: { id: 2, name: 'Isviken' } };

/** The form of the captain of Tallmo (1), whose series with Isviken (2) has begun. */
const form = (overrides?: Parameters<typeof reportOf>[0]) => ({
  data: dataOf(WeekReportDocument, { weekReport: reportOf(overrides) }, { seriesId: 5 }),
});

type Reading = 'form' | 'walkover' | 'no-answer' | { refusedBy: string };
const readingOf = (reading: Reading) => {
  if (reading === 'form') return form();
  if (reading === 'walkover')
    return form({ version: 4, series: { ...reportOf().series, state: 'REPORTED', walkover: 'HOME' } });
  if (reading === 'no-answer') return { errors: [new GraphQLError('down')] };
  const extensions = { code: 'RESULT_STANDS', messageKey: `api.match-week.result.${reading.refusedBy}` };
  return { errors: [new GraphQLError('refused', { extensions })] };
};

/** Draws the page, whose form is read so, and what stands meanwhile. */
async function draw(readings: readonly Reading[], mayAnswer = true) {
  let asked = 0;
  const answers: MockLink.MockedResponse[] = [
    viewerAnswer({ isCaptain: true, team: { id: 1, name: 'Tallmo', logo: null } }),
    {
      request: { query: WeekReportDocument, variables: () => true },
      result: () => readingOf(readings[Math.min(asked++, readings.length - 1)] ?? 'form'),
      ...always,
    },
    answerTo(ReportOwnSeriesDocument, {
      reportOwnSeries: {
        code: 'SERIES_CHANGED_MEANWHILE',
        messageKey: 'api.series.changed-meanwhile',
      },
    }),
    answerTo(StandingResultDocument, {
      weekSeries: {
        id: 5,
        series: { id: 5, homeGames: 1, awayGames: 3, ...TEAMS },
        result: { reportedBySide: 'AWAY', mayAnswer },
      },
    }),
    answerTo(OwnAccountRequestsDocument, { myRequests: [] }),
  ];
  await renderStaffPart(
    <Routes>
      <Route path="/my-week/:seriesId/report" element={<CaptainReportPage />} />
    </Routes>,
    {
      at: '/my-week/5/report',
      answers,
      namespaces: ['admin', 'report', 'series-match-week', 'api', 'league'],
    },
  );
  return userEvent.setup();
}

async function report(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('checkbox', { name: 'Bara resultatet nu' }));
  for (const game of [0, 1, 2]) {
    await user.type(document.getElementById(`game-${game}-home-goals`)!, '2');
    await user.type(document.getElementById(`game-${game}-away-goals`)!, '1');
  }
  await user.click(screen.getByRole('button', { name: 'Rapportera' }));
}

const ANSWER = { name: 'Bekräfta eller bestrid' };

test('the captain who reports second is led to the report of the other team, and keeps what was typed', async () => {
  const user = await draw(['form', { refusedBy: 'by-other-side' }]);
  await report(user);
  expect(await screen.findByRole('link', ANSWER)).toHaveAttribute('href', '/my-week/5#result');
  expect(screen.getByRole('alert')).toHaveTextContent('Isviken har rapporterat 1–3: bekräfta eller bestrid');
  expect(screen.queryByRole('button', { name: 'Behåll mitt' })).toBeNull();
  expect(document.getElementById('game-0-home-goals')).toHaveValue('2');
});

test('so is one who opens the form too late', async () => {
  await draw([{ refusedBy: 'by-other-side' }]);
  expect(await screen.findByRole('link', ANSWER)).toHaveAttribute('href', '/my-week/5#result');
  expect(screen.getByText('Isviken har rapporterat 1–3: bekräfta eller bestrid')).toBeVisible();
});

test('what cannot be answered any more says so, and leads to the match week', async () => {
  const user = await draw(['form', { refusedBy: 'confirmed' }], false);
  await report(user);
  expect(await screen.findByRole('link', { name: 'Till spelveckan' })).toHaveAttribute('href', '/my-week/5');
});

test('a press whose answer does not come says so', async () => {
  const told: string[] = [];
  const { onNotice } = await import('../../../lib/notify');
  const stop = onNotice(
    ({ text }) => void told.push(text),
    () => undefined,
  );
  const user = await draw(['form', 'walkover', 'no-answer']);
  await report(user);
  await screen.findByText('Nu är walkover till Tallmo sparat.'); // that reading is over, so the next is another
  await user.click(await screen.findByRole('button', { name: 'Behåll mitt' }));
  const NOT_READ = 'Det gick inte att läsa det som är sparat.';
  await waitFor(() => expect(told.join()).toContain(NOT_READ));
  stop();
});
