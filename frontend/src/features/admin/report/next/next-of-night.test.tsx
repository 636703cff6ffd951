import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { writeDraft } from '../../../../lib/draft-store';
import { renderStaffPart } from '../../../../test/render-staff';
import { forgetNights } from '../night/night-store';
import { newFile, NO_FILL, type NightState } from '../night/night-state';
import SeriesReportPage from '../series-report.page';
import { reportOf, reportsAnswer, tables, viewerWith } from '../../../report/testing/report-answers';
import { fillOneGame, onSave, waitingReport } from '../../../report/testing/saving';

/** A night of which one series is left: its files have filled the form of series 9. */
const NIGHT: NightState = {
  files: [{ ...newFile(1, 'nio.replay'), state: 'placed', seriesId: 9 }],
  fills: { 9: { ...NO_FILL, state: 'filled' } },
};

/** Reports series 5 by hand, opened at this address. Returns what was asked about the next one. */
async function reportByHand(search: string) {
  const stored = reportOf({ version: 4 });
  const reported = { ...stored, series: { ...stored.series, state: 'REPORTED', homeGames: 3, awayGames: 1 } as const };
  const { answer, asked } = waitingReport();
  await renderStaffPart(
    <Routes>
      <Route path="/admin/matches/:seriesId/report" element={<SeriesReportPage />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at: `/admin/matches/5/report${search}`,
      answers: [answer, viewerWith('ADMIN'), reportsAnswer(reportOf(), reported), onSave().answer, ...tables],
      namespaces: ['admin', 'report', 'api'],
    },
  );
  const user = userEvent.setup();
  await fillOneGame(user);
  await user.keyboard('{Enter}');
  return asked;
}

beforeEach(() => {
  sessionStorage.clear();
  forgetNights();
  writeDraft(1, { form: 'night', thing: 'replays' }, { value: NIGHT, version: null });
});

test.each([
  {
    search: '?from=match-night&mine=yes',
    back: '/admin/match-night?from=match-night&mine=yes',
    why: 'the match night',
  },
  { search: '?division=4&from=division', back: '/admin/divisions/4?part=weeks', why: 'the weeks of a division' },
  { search: '?from=replay-files', back: '/admin/replay-files', why: 'the list of kept files' },
  { search: '?state=LATE', back: '/admin/matches?state=LATE', why: 'the list of series' },
])('files of a night that are left lead nobody away who came from $why', async ({ search, back }) => {
  const asked = await reportByHand(search);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(back));
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toHaveProperty('ids');
});

test('who came from the files goes on with them, and returns to them', async () => {
  const asked = await reportByHand('?from=night');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/admin/matches/replays'));
  expect(asked).toMatchObject([{ ids: [9] }]);
});
