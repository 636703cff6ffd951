import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { ReportSeriesInput } from '../../../../lib/schema.generated';
import { answerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { ReportSeriesDocument } from '../../../report/report-actions.generated';
import RawEditorPage from './raw-editor.page';
import { reportOf, reportsAnswer, tables, viewerWith } from '../../../report/testing/report-answers';

const page = (
  <Routes>
    <Route path="/admin/series/edit/:seriesId" element={<RawEditorPage />} />
    <Route path="*" element={null} />
  </Routes>
);

const stats = (goals: number) => ({ score: 100, goals, assists: 0, saves: 0, shots: goals });
const player = (id: number, nickname: string) => ({ id, nickname });
const game = (number: number, homeGoals = 2) => ({
  number,
  homeGoals,
  goals: [],
  awayGoals: 0,
  home: [{ player: player(7, 'Åsa'), ...stats(2) }],
  away: [{ player: player(8, 'Bo'), ...stats(0) }],
});

/** Three games that the home team wins. In the first one, the other side scores an own goal. */
const played = () => {
  const report = reportOf();
  return reportOf({
    replayDigests: ['a'.repeat(64), null, null],
    series: { ...report.series, state: 'REPORTED', homeGames: 3, awayGames: 0, games: [game(1, 3), game(2), game(3)] },
  });
};

async function draw(report = played(), ...answers: Parameters<typeof reportsAnswer>[number][]) {
  const sent: ReportSeriesInput[] = [];
  const save = answerTo(ReportSeriesDocument, ({ input }: { input: ReportSeriesInput }) => {
    sent.push(input);
    return { reportSeries: { seriesId: 5, version: 4 } };
  });
  await renderStaffPart(page, {
    at: '/admin/series/edit/5',
    answers: [viewerWith('ADMIN'), reportsAnswer(report, ...answers), ...tables, save as never],
    namespaces: ['admin', 'report', 'api'],
  });
  await screen.findByRole('rowheader', { name: 'match1_home_player1' });
  return sent;
}

const cell = (id: string) => document.getElementById(id) as HTMLInputElement;

test('each team has five games of three rows, by the names of the documented calls', async () => {
  await draw();
  for (const side of ['home', 'away']) {
    for (const number of [1, 5]) {
      for (const row of [1, 3]) {
        expect(screen.getByRole('rowheader', { name: `match${number}_${side}_player${row}` })).toBeInTheDocument();
      }
    }
  }
  expect(screen.getAllByRole('rowheader', { name: /^match\d_/ })).toHaveLength(30);
  expect(cell('game-0-home-0-player')).toHaveValue('7');
  expect(cell('game-0-home-goals')).toHaveValue('3');
});

test('what is saved is the whole report: what was not touched stays, own goals and replays too', async () => {
  const sent = await draw();
  const user = userEvent.setup();
  await user.clear(cell('game-1-away-0-saves'));
  await user.type(cell('game-1-away-0-saves'), '6{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Redigera rådata' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ seriesId: 5, version: 3 });
  const [first, second] = sent[0]?.games ?? [];
  expect(first).toMatchObject({ homeGoals: 3, awayGoals: 0, replayDigest: 'a'.repeat(64) });
  expect(second?.away).toEqual([{ playerId: 8, ...stats(0), saves: 6 }]);
});

test('an id of no one in the team is said beside it before anything is sent', async () => {
  await draw();
  const user = userEvent.setup();
  await user.clear(cell('game-0-home-0-player'));
  await user.type(cell('game-0-home-0-player'), '99x');
  expect(cell('game-0-home-0-player')).toHaveValue('99');
  expect(cell('game-0-home-0-player')).toHaveAccessibleDescription('inte i laget');
});

test('the arrows go down through a team, not across to the other', async () => {
  await draw();
  const user = userEvent.setup();
  await user.click(cell('game-0-home-2-score'));
  await user.keyboard('{ArrowDown}');
  expect(cell('game-1-home-0-score')).toHaveFocus();
});

test('who may not report the series sees the rows and cannot change them', async () => {
  await draw({ ...played(), mayChange: false });
  expect(cell('game-0-home-0-goals')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Spara rådata' })).toBeNull();
});
