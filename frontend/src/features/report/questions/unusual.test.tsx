import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderStaffPart } from '../../../test/render-staff';
import SeriesReportPage from '../../admin/report/series-report.page';
import { reportOf, reportsAnswer, tables, viewerWith } from '../testing/report-answers';
import { gridCell, fillOneGame, onSave, waitingReport } from '../testing/saving';

async function draw(...answers: MockLink.MockedResponse[]) {
  await renderStaffPart(
    <Routes>
      <Route path="/admin/matches/:seriesId/report" element={<SeriesReportPage />} />
    </Routes>,
    {
      at: '/admin/matches/5/report',
      answers: [...answers, viewerWith('ADMIN'), waitingReport().answer, ...tables],
      namespaces: ['admin', 'report', 'api'],
    },
  );
  // the first test of a file also loads the page's parts
  await screen.findByRole('heading', { level: 3, name: /^Match 1/ }, { timeout: 20_000 });
  return userEvent.setup();
}

const question = () => screen.queryByRole('region', { name: 'Stämmer talet?' });
const save = () => screen.getByRole('button', { name: /^Spara/ });

test('a number above the usual is asked about once at Save, with who and where, and then sent', async () => {
  const { answer, sent } = onSave();
  const user = await draw(reportsAnswer(reportOf()), answer);
  await fillOneGame(user);
  expect(question()).toBeNull();
  await user.type(gridCell('game-0-home-0-shots'), '250');
  expect(question()).toHaveTextContent('Åsa: Skott 250 i match 1, vanligtvis högst 199.');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Bekräfta vid Spara att talet stämmer');
  expect(sent).toEqual([]);
  await user.click(within(question()!).getByRole('button', { name: 'Åsa' }));
  expect(gridCell('game-0-home-0-shots')).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'Ja, så blev det.' }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ acceptsUnusual: true, games: [{ home: [{ shots: 250 }] }] });
});

test('another number is another question; one that is stored was answered', async () => {
  const stats = { score: 0, goals: 0, assists: 0, saves: 0, shots: 0 };
  const player = (id: number, numbers: object) => ({
    player: { id, nickname: 'x' },
    ...stats,
    ...numbers,
  });
  const { series } = reportOf();
  const game = {
    number: 1,
    ...{ homeGoals: 2, awayGoals: 0, goals: [] },
    home: [player(7, { goals: 2, shots: 250 })],
    away: [player(8, {})],
  };
  const reported = { ...series, games: [game] } as unknown as typeof series;
  const { answer, sent } = onSave();
  const user = await draw(reportsAnswer(reportOf({ series: reported })), answer);
  await user.type(gridCell('game-0-away-0-saves'), '3');
  expect(question()).toBeNull();
  const shoot = async (shots: string) => {
    await user.clear(gridCell('game-0-home-0-shots'));
    await user.type(gridCell('game-0-home-0-shots'), shots);
  };
  await shoot('251');
  await user.click(screen.getByRole('checkbox', { name: 'Ja, så blev det.' }));
  await shoot('2510');
  expect(question()).toHaveTextContent('2510');
  expect(screen.getByRole('checkbox', { name: 'Ja, så blev det.' })).not.toBeChecked();
  await shoot('250');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ acceptsUnusual: true });
});
