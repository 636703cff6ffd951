import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { reportOf, reportsAnswer, tables, viewerWith } from '../../report/testing/report-answers';
import { fillOneGame, onSave, readyForm, waitingReport } from '../../report/testing/saving';
import SeriesReportPage from '../report/series-report.page';
import { ContestDocument } from './contest.generated';

const page = (
  <Routes>
    <Route path="/admin/matches/:seriesId/report" element={<SeriesReportPage />} />
  </Routes>
);

async function draw(series: object = {}) {
  const { answer, sent } = onSave();
  const contest = answerTo(ContestDocument, { weekSeries: null }, { variables: { seriesId: 5 } });
  const plain = reportOf({ isContested: true });
  const form = { ...plain, series: { ...plain.series, ...series } };
  await renderStaffPart(page, {
    at: '/admin/matches/5/report',
    answers: [answer, reportsAnswer(form), contest, viewerWith('ADMIN'), waitingReport().answer, ...tables],
    namespaces: ['admin', 'report', 'admin-contest', 'admin-undo', 'admin-audit', 'api'],
  });
  return { user: userEvent.setup(), sent };
}

beforeEach(() => sessionStorage.clear());

test('a result of a contested series is stored with a reason only, and the refusal leads to its field', async () => {
  const { user, sent } = await draw();
  await fillOneGame(user);
  await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
  const refusal = await screen.findByRole('alert');
  expect(sent).toEqual([]);
  await user.click(within(refusal).getByRole('button', { name: 'Skriv ett skäl. Båda lagen läser det.' }));
  expect(screen.getByLabelText('Skäl')).toHaveFocus();
  await user.keyboard('Bilden visar det');
  await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
  await waitFor(() => expect(sent).toMatchObject([{ seriesId: 5, reason: 'Bilden visar det' }]));
});

test('a walkover of a contested series asks for the reason before it asks whether', async () => {
  const { user } = await draw();
  await readyForm();
  await user.click(screen.getByRole('button', { name: 'Walkover till Isviken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Skriv ett skäl. Båda lagen läser det.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(screen.getByLabelText('Skäl'), 'De kom inte');
  await user.click(screen.getByRole('button', { name: 'Walkover till Isviken' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a reset of a contested series asks for the reason before it asks whether', async () => {
  const { user } = await draw({ state: 'REPORTED', homeGames: 3, awayGames: 0, walkover: 'HOME' });
  await readyForm();
  await user.click(screen.getByRole('button', { name: 'Nollställ serien' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Skriv ett skäl. Båda lagen läser det.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(screen.getByLabelText('Skäl'), 'Fel lag spelade');
  await user.click(screen.getByRole('button', { name: 'Nollställ serien' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('what was typed on the page of the dispute stands in the form', async () => {
  sessionStorage.setItem('draft:1:contest-reason:5', JSON.stringify({ value: { reason: 'Bilden' }, version: null }));
  await draw();
  await readyForm();
  expect(screen.getByLabelText('Skäl')).toHaveValue('Bilden');
});
