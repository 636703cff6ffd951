import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderStaffPart } from '../../../test/render-staff';
import SeriesReportPage from '../../admin/report/series-report.page';
import { reportOf, reportsAnswer, tables, viewerWith } from '../testing/report-answers';
import { gridCell, fillOneGame, onSave, readyForm, waitingReport } from '../testing/saving';

type Answer = MockLink.MockedResponse;

async function draw(...answers: Answer[]) {
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
  return userEvent.setup();
}

const REFUSED = {
  code: 'PLAYER_SUSPENDED',
  messageKey: 'api.series.suspended',
  field: null,
  params: [],
};

describe('a suspended player in the line-up', () => {
  const SUSPENDED = {
    kind: 'SUSPENSION',
    startsOn: '2026-11-01',
    endsOn: null,
    seriesCount: 2,
    reasonSv: 'Hot mot en domare',
    reasonEn: null,
  } as const;
  const withSuspended = () =>
    reportOf({
      home: [{ playerId: 7, nickname: 'Åsa', isOnRoster: true, lastSlot: null, namedSlot: null, suspended: SUSPENDED }],
    });
  const question = () => screen.queryByRole('region', { name: 'En spelare får inte spela' });

  it('is marked in the row and above Save; the report is sent when staff have said that they played', async () => {
    const { answer, sent } = onSave();
    const user = await draw(reportsAnswer(withSuspended()), answer);
    await readyForm();
    expect(question()).toBeNull();
    await fillOneGame(user);
    expect(screen.getByText('Avstängd när serien spelades')).toBeInTheDocument();
    expect(question()).toHaveTextContent('Åsa: avstängd från 1 november 2026, 2 serier. Hot mot en domare');
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Åsa får inte spela.');
    expect(sent).toEqual([]);
    // both lead to the row
    for (const list of [screen.getByRole('alert'), question()!]) {
      await user.click(within(list).getByRole('button', { name: /Åsa/ }));
      expect(gridCell('game-0-home-0-player')).toHaveFocus();
    }
    expect(gridCell('game-0-home-0-player')).toHaveAccessibleDescription(/Avstängd när serien spelades/);
    expect(
      within(gridCell('game-0-home-0-player')).getByRole('option', { name: 'Åsa (avstängd)' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Ja, så spelades serien. Det skrivs i loggen.' }));
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ acceptsSuspended: true });
  });

  it('is nothing to ask about while another one plays, and then nothing is said to the server', async () => {
    const { answer, sent } = onSave();
    const home = [
      ...withSuspended().home,
      { playerId: 9, nickname: 'Disa', isOnRoster: true, lastSlot: null, namedSlot: null, suspended: null },
    ];
    const user = await draw(reportsAnswer(reportOf({ home })), answer);
    await fillOneGame(user);
    await user.selectOptions(gridCell('game-0-home-0-player'), 'Disa');
    expect(question()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('acceptsSuspended');
  });

  it('who was suspended after the form was read is asked about after the refusal, and nothing typed is lost', async () => {
    const { answer, sent } = onSave(REFUSED);
    const user = await draw(reportsAnswer(reportOf(), withSuspended()), answer);
    await fillOneGame(user);
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    await waitFor(() => expect(question()).not.toBeNull());
    expect(gridCell('game-0-home-0-goals')).toHaveValue('2');
    await user.click(screen.getByRole('checkbox', { name: /så spelades serien/ }));
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ acceptsSuspended: true });
  });
});
