import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo, noAnswerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { DeclareWalkoverDocument } from '../../../report/report-actions.generated';
import { AdminPage } from '../../shell/admin-page';
import { LatestActDocument, UndoPlanDocument } from '../../undo/undo.generated';
import SeriesReportPage from '../series-report.page';
import { reportOf, reportsAnswer, tables, viewerWith } from '../../../report/testing/report-answers';
import { gridCell, fillOneGame, onSave, readyForm, saved, waitingReport } from '../../../report/testing/saving';
import { NextToReportDocument } from './next-to-report.generated';

type Answer = MockLink.MockedResponse;

const page = (
  <Routes>
    <Route path="/admin/matches/:seriesId/report" element={<SeriesReportPage />} />
    <Route path="/admin/matches" element={<AdminPage tab="matches" title="Serier" children={null} />} />
  </Routes>
);

const actOf = (actKey: string): Answer =>
  answerTo(
    LatestActDocument,
    {
      latestAct: {
        id: 77,
        at: '2026-11-20T20:00:00.000Z',
        actKey,
        ...{ undoesKey: null, redoesKey: null, pressCount: 1 },
        objectName: 'Tallmo – Isviken',
        isUndoable: true,
      },
    },
    { variables: { seriesId: 5 } },
  );

async function draw({ at = '/admin/matches/5/report', answers = [] as Answer[], act = 'api.act.series.report' } = {}) {
  await renderStaffPart(page, {
    at,
    answers: [...answers, viewerWith('ADMIN'), waitingReport().answer, ...tables, actOf(act)],
    namespaces: ['admin', 'report', 'admin-undo', 'admin-audit', 'api'],
  });
  return userEvent.setup();
}

const stored = reportOf({ version: 4 });
const reported = { ...stored, series: { ...stored.series, state: 'REPORTED', homeGames: 3, awayGames: 1 } as const };
const nextOne = reportOf({ seriesId: 8, version: 1, series: { ...stored.series, id: 8 } });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => localStorage.clear());

describe('after a save', () => {
  it('the series of the list that has waited longest opens, its start focused, with what was saved and its undo', async () => {
    const { answer, asked } = waitingReport(
      { id: 5 },
      { id: 6, mayChange: false },
      { id: 7, scheduledAt: null },
      { id: 10, isContested: true },
      { id: 4, scheduledAt: '2999-11-20T19:30:00.000Z' },
      { id: 8 },
      { id: 9 },
    );
    const choices = '?division=3&state=REPORTED&mine=yes';
    const plan: Answer = answerTo(
      UndoPlanDocument,
      { undoPlan: { acts: [], effects: [], obstacle: null } },
      { variables: { entryId: 77 } },
    );
    const user = await draw({
      at: `/admin/matches/5/report${choices}`,
      answers: [answer, reportsAnswer(reportOf(), reported, nextOne), onSave().answer, plan],
    });
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/matches/8/report${choices}`));
    const notice = (await screen.findByText('Sparat: Tallmo – Isviken 3–1')).closest('[role=status]') as HTMLElement;
    await waitFor(() => expect(gridCell('game-0-home-0-player')).toHaveFocus());
    expect(gridCell('game-0-home-0-goals')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    expect(within(notice).getByRole('link', { name: 'Tillbaka till den serien' })).toHaveAttribute(
      'href',
      `/admin/matches/5/report${choices}`,
    );
    expect(asked).toEqual([
      {
        seasonId: null,
        divisionId: 3,
        week: null,
        state: null,
        isUnreported: true,
        isLate: null,
        isThisWeek: null,
        lacksNumbers: null,
        isMine: true,
        isStreamed: null,
        sort: 'TIME',
        isDescending: false,
        first: 50,
        offset: 0,
      },
    ]);
    await user.click(within(notice).getByRole('button', { name: 'Ångra' }));
    expect(await screen.findByRole('dialog', { name: 'Ångra?' })).toBeVisible();
  });

  it('the message goes when it is closed, and when the series is no longer decided', async () => {
    const answers = [waitingReport({ id: 8 }).answer, reportsAnswer(reportOf(), reported, nextOne), onSave().answer];
    const user = await draw({ answers });
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(screen.queryByText(/^Sparat:/)).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(address()).toBe('/admin/matches/8/report');
  });

  it('nothing is said of a series whose latest act is an undo', async () => {
    const answers = [waitingReport({ id: 8 }).answer, reportsAnswer(reportOf(), reported, nextOne), onSave().answer];
    const user = await draw({ answers, act: 'api.act.act.undo' });
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/matches/8/report'));
    await waitFor(() => expect(gridCell('game-0-home-0-player')).toHaveFocus());
    expect(screen.queryByText(/^Sparat:/)).toBeNull();
  });

  it('the last one leads to the list, which says that all is done', async () => {
    const user = await draw({ answers: [reportsAnswer(reportOf(), reported), onSave().answer] });
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/matches'));
    expect(await screen.findByText('Sparat: Tallmo – Isviken 3–1')).toBeVisible();
    expect(screen.getByText('Ingen serie i urvalet som skulle ha spelats väntar på resultat.')).toBeVisible();
  });

  it('a walkover leads on like a report', async () => {
    const walkover: Answer = answerTo(DeclareWalkoverDocument, {
      declareWalkover: { ...saved, series: { ...saved.series, walkover: 'HOME' } },
    });
    const user = await draw({
      answers: [waitingReport({ id: 8 }).answer, reportsAnswer(reportOf(), reported, nextOne), walkover],
      act: 'api.act.series.walkover',
    });
    await readyForm();
    await user.click(screen.getByRole('button', { name: 'Walkover till Isviken' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ge walkover' }));
    expect(await screen.findByText('Sparat: Tallmo – Isviken walkover')).toBeVisible();
    expect(address()).toBe('/admin/matches/8/report');
  });

  it('only series of the reader’s own divisions follow, unless they are an admin', async () => {
    const { answer, asked } = waitingReport({ id: 8 });
    const user = await draw({
      answers: [viewerWith('DIVISION_ADMIN'), answer, reportsAnswer(reportOf(), reported, nextOne), onSave().answer],
    });
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked).toMatchObject([{ isMine: true, divisionId: null }]));
  });

  it('nothing opens after a correction', async () => {
    const { answer, asked } = waitingReport({ id: 8 });
    const user = await draw({ answers: [answer, reportsAnswer(reported), onSave().answer] });
    await fillOneGame(user);
    expect(screen.queryByRole('checkbox', { name: /^Öppna nästa serie/ })).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(gridCell('game-0-home-0-goals')).toHaveValue(''));
    expect(asked).toEqual([]);
    expect(address()).toBe('/admin/matches/5/report');
  });

  it('who wishes to stay stays, also the next time, with a link to the next series that has the focus', async () => {
    const answers = () => [waitingReport({ id: 8 }).answer, reportsAnswer(reportOf(), reported), onSave().answer];
    const user = await draw({ answers: answers() });
    await fillOneGame(user);
    await user.click(screen.getByRole('checkbox', { name: 'Öppna nästa serie när resultatet är sparat' }));
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Nästa: Hemma 8 – Borta 8' })).toHaveFocus());
    expect(screen.getByText(/^Division 1, 20 november 2025 20:30\./)).toBeVisible();
    expect(address()).toBe('/admin/matches/5/report');
    expect(localStorage.getItem('report-opens-next')).toBe('no');
  });

  it('the reader stays when the server does not say which one is next', async () => {
    const gone = noAnswerTo(NextToReportDocument);
    const user = await draw({ answers: [gone, reportsAnswer(reportOf(), reported), onSave().answer] });
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rätta resultat' })).toBeVisible();
    expect(address()).toBe('/admin/matches/5/report');
  });
});
