import type { MockLink } from '@apollo/client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { ProblemPartsFragment } from '../../../lib/problem.generated';
import { Link } from '../../../ui/link';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import {
  AttachGameAccountDocument,
  DeclareWalkoverDocument,
  type DeclareWalkoverMutationVariables,
} from '../../report/report-actions.generated';
import { LastChangeDocument } from '../conflict/last-change.generated';
import { undoOf } from '../undo/testing/undo-answers';
import SeriesReportPage from './series-report.page';
import { reportOf, reportsAnswer, tables, viewerWith } from '../../report/testing/report-answers';
import { gridCell, fillOneGame, onSave, readyForm, saved, waitingReport } from '../../report/testing/saving';
import { knownRow, proposalOf, replayGame, replayRow, rowStats, unknown } from '../../report/testing/replay-proposals';

type Answer = MockLink.MockedResponse;

const page = (
  <>
    <Link to="/elsewhere">Någon annanstans</Link>
    <Routes>
      <Route path="/admin/matches/:seriesId/report" element={<SeriesReportPage />} />
      <Route path="*" element={<p>En annan sida</p>} />
    </Routes>
  </>
);

const draw = (...answers: Answer[]) => drawAt('/admin/matches/5/report', ...answers);

async function drawAt(at: string, ...answers: Answer[]) {
  await renderStaffPart(page, {
    at,
    answers: [...answers, viewerWith('ADMIN'), waitingReport().answer, ...tables],
    namespaces: ['admin', 'report', 'admin-undo', 'admin-audit', 'api'],
  });
  return userEvent.setup();
}

const problem = (overrides: Partial<ProblemPartsFragment>): ProblemPartsFragment => ({
  __typename: 'Problem',
  code: 'INVALID_INPUT',
  messageKey: 'api.error.invalid-input',
  field: null,
  params: [],
  ...overrides,
});

describe('who may open it', () => {
  const drawFor = (...roles: 'WRITER'[]) =>
    renderStaffPart(page, {
      at: '/admin/matches/5/report',
      answers: [viewerWith(...roles), reportsAnswer(reportOf()), ...tables],
      namespaces: ['admin', 'report', 'api'],
    });

  it('a player is sent to the start page', async () => {
    await drawFor();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
  });

  it('a writer is told whose page it is', async () => {
    await drawFor('WRITER');
    expect(await screen.findByText('Sidan är inte för din roll')).toBeInTheDocument();
  });

  it('who may not report this series sees it, with the reason and without a way to save', async () => {
    await draw(reportsAnswer(reportOf({ mayChange: false, isOwnTeam: true })));
    await readyForm();
    expect(
      screen.getByText('Du spelar i divisionen, eller gjorde det när serien spelades. En admin får ta hand om serien.'),
    ).toBeVisible();
    expect(gridCell('game-0-home-0-goals')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Spara resultat' })).toBeNull();
  });
});

describe('a series without a time', () => {
  const { series } = reportOf();
  const walkover = { state: 'REPORTED', walkover: 'HOME', homeGames: 3, awayGames: 0 } as const;
  it.each([
    ['that is not played', { state: 'NOT_STARTED' } as const],
    ['that is a walkover', walkover],
  ])('%s takes no games, says what comes first, and can be given by walkover', async (_which, overrides) => {
    await draw(reportsAnswer(reportOf({ series: { ...series, ...overrides, scheduledAt: null } })));
    await readyForm();
    expect(screen.getByText('Serien har ingen matchtid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sätt matchtid' })).toHaveAttribute(
      'href',
      '/admin/divisions/1?part=weeks',
    );
    expect(gridCell('game-0-home-0-goals')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Spara/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Isviken/ })).toBeEnabled();
  });

  it('whose games stand can be corrected all the same', async () => {
    await draw(reportsAnswer(reportOf({ series: { ...series, ...walkover, walkover: null, scheduledAt: null } })));
    await readyForm();
    expect(screen.queryByText('Serien har ingen matchtid')).toBeNull();
    expect(gridCell('game-0-home-0-goals')).toBeEnabled();
  });
});

describe('saving', () => {
  // by text, because the roles of the whole grid take long to work out
  const takeBack = async (user: Awaited<ReturnType<typeof draw>>) => {
    await user.click(await screen.findByText('Ångra', { selector: 'button' }));
    await screen.findByText('Det här ändras:');
    await user.click(screen.getByText('Ångra', { selector: 'dialog button, [role=dialog] button' }));
    await waitFor(() => expect(screen.queryByText('Det här ändras:')).toBeNull());
  };

  it('sends what was typed with the version that was seen, and then shows what is stored', async () => {
    const { answer, sent } = onSave();
    const stored = reportOf({ version: 4 });
    const user = await draw(
      reportsAnswer(reportOf(), {
        ...stored,
        series: { ...stored.series, state: 'REPORTED', homeGames: 3, awayGames: 0 },
      }),
      answer,
    );
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rätta resultat' })).toBeVisible();
    expect(sent).toEqual([
      {
        seriesId: 5,
        version: 3,
        games: [
          {
            homeGoals: 2,
            awayGoals: 0,
            home: [{ playerId: 7, ...rowStats(0, 2) }],
            away: [{ playerId: 8, ...rowStats(0) }],
            replayDigest: null,
          },
        ],
      },
    ]);
    await waitFor(() => expect(gridCell('game-0-home-0-goals')).toHaveValue(''));
  });

  it('is done once when Enter is pressed twice, also while what was stored is being read', async () => {
    const conflict = problem({ code: 'SERIES_CHANGED_MEANWHILE', messageKey: 'api.series.changed-meanwhile' });
    const { answer, sent } = onSave(saved, conflict);
    const user = await draw({ ...reportsAnswer(reportOf(), reportOf({ version: 4 })), delay: 5000 }, answer);
    await fillOneGame(user);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    // saved, but not read again yet
    expect(gridCell('game-0-home-0-goals')).toHaveValue('2');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(gridCell('game-0-home-0-goals')).toHaveValue(''), { timeout: 20_000 });
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Behåll mitt' })).toBeNull();
  });

  it('shows a refusal at its cell and in a summary that takes focus, and keeps what was typed', async () => {
    const refusal = problem({
      messageKey: 'api.series.too-many-goals',
      field: 'games.0.home',
      params: Object.entries({ game: '1', side: 'home', scored: '2', goals: '1' }).map(([name, value]) => ({
        name,
        value,
      })),
    });
    const user = await draw(reportsAnswer(reportOf()), onSave(refusal).answer);
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    const sentence = 'Match 1, Tallmo: spelarna har 2 mål, men laget gjorde 1.';
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(gridCell('game-0-home-goals')).toHaveAccessibleDescription(sentence);
    expect(gridCell('game-0-home-0-goals')).toHaveValue('2');
    await user.click(within(summary).getByRole('button', { name: sentence }));
    expect(gridCell('game-0-home-goals')).toHaveFocus();
  });

  it('of goals alone corrects a result without the players, who can still be filled in later', async () => {
    const { answer, sent } = onSave();
    const game = (number: number) => ({ number, homeGoals: 3, awayGoals: 1, goals: [], home: [], away: [] });
    const games = [1, 2, 3].map(game);
    const result = { state: 'REPORTED', hasPlayerNumbers: false, homeGames: 3, awayGames: 0, games } as const;
    const user = await draw(reportsAnswer(reportOf({ series: { ...reportOf().series, ...result } })), answer);
    await screen.findByRole('button', { name: 'Spara rättelsen' });
    await user.clear(gridCell('game-1-home-goals'));
    await user.type(gridCell('game-1-home-goals'), '5');
    await user.click(screen.getByRole('button', { name: 'Spara rättelsen' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ isResultOnly: true, games: [{}, { homeGoals: 5, home: [], away: [] }, {}] });
  });

  it('does not say that the table could not be computed before it was asked for', async () => {
    const user = await draw(reportsAnswer(reportOf()));
    await fillOneGame(user);
    const failed = 'Tabellen kunde inte räknas ut just nu.';
    expect(screen.queryByText(failed)).toBeNull();
    await screen.findByText(/Serien är avgjord/);
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('sends nothing while a row has numbers and no one', async () => {
    const { answer, sent } = onSave();
    const user = await draw(reportsAnswer(reportOf()), answer);
    await readyForm();
    await user.type(gridCell('game-0-home-1-saves'), '4{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Match 1, Tallmo, rad 2: välj spelare, eller töm raden.',
    );
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when someone else has saved, and saves over it only when told to', async () => {
    const conflict = problem({ code: 'SERIES_CHANGED_MEANWHILE', messageKey: 'api.series.changed-meanwhile' });
    const { answer, sent } = onSave(conflict);
    const user = await draw(reportsAnswer(reportOf(), reportOf({ version: 9 })), answer);
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Behåll mitt' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Behåll mitt' })).toBeNull());
    expect(gridCell('game-0-home-0-goals')).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 9]));
  });

  it('says who saved meanwhile, and what is stored beside what was typed', async () => {
    const conflict = problem({ code: 'SERIES_CHANGED_MEANWHILE', messageKey: 'api.series.changed-meanwhile' });
    const stored = reportOf({ version: 9, series: { ...reportOf().series, walkover: 'HOME' } });
    const lastChange = { at: '2026-02-10T18:42:00.000Z', by: 'Bo Ek' };
    const who = answerTo(LastChangeDocument, { lastChange });
    const user = await draw(reportsAnswer(reportOf(), stored), onSave(conflict).answer, who);
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /^Bo Ek sparade serien/ })).toBeVisible();
    expect(await screen.findByText('Nu är walkover till Tallmo sparat.')).toBeVisible();
  });

  it('says what is left to do before it can be saved, and nothing is wrong before anything is typed', async () => {
    const user = await draw(reportsAnswer(reportOf()));
    await readyForm();
    expect(screen.queryByRole('alert')).toBeNull();
    await fillOneGame(user);
    await user.type(gridCell('game-0-home-1-saves'), '4');
    expect(await screen.findByText(/En sak återstår innan det går att spara/)).toBeInTheDocument();
    expect(screen.queryByText(/Klart att spara/)).toBeNull();
  });

  it('is no conflict after the own undo: what was typed is saved over the version that the undo made', async () => {
    const { answer, sent } = onSave({ ...saved, version: 6 });
    const user = await draw(
      reportsAnswer(reportOf({ version: 4 }), reportOf({ version: 5 })),
      ...undoOf('series', 5),
      answer,
    );
    await fillOneGame(user);
    await takeBack(user);
    await user.click(screen.getByText('Spara resultat'));
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([5]));
    expect(screen.queryByText('Behåll mitt')).toBeNull();
  });

  it('asks when another series was taken back, and this one has changed', async () => {
    const user = await draw(reportsAnswer(reportOf({ version: 4 }), reportOf({ version: 5 })), ...undoOf('series', 6));
    await fillOneGame(user);
    await takeBack(user);
    expect(await screen.findByText('Behåll mitt')).toBeVisible();
  });

  it('says at every attempt that someone else has saved: the notice takes the focus again', async () => {
    const conflict = problem({ code: 'SERIES_CHANGED_MEANWHILE', messageKey: 'api.series.changed-meanwhile' });
    const user = await draw(reportsAnswer(reportOf()), onSave(conflict, conflict).answer);
    await fillOneGame(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });
});

describe('replay files', () => {
  const answerUpload = (status: number, body: object) => {
    const posted: FormData[] = [];
    globalThis.fetch = ((_address: string, { body: form }: { body: FormData }) => {
      posted.push(form);
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    }) as typeof fetch;
    return posted;
  };
  const file = (name: string) => new File(['bytes'], name);
  const field = () => screen.getByLabelText<HTMLInputElement>('Välj filer');

  it('fill the form, ask who the unknown are, and remember the account when the report is saved', async () => {
    const rows = [
      replayRow('home', 'Vem', unknown, rowStats(90, 1)),
      replayRow('away', 'Bo', knownRow(8), rowStats(50)),
    ];
    const posted = answerUpload(200, proposalOf(replayGame(1, rows)));
    const attached: unknown[] = [];
    const attach: Answer = answerTo(AttachGameAccountDocument, ({ input }) => {
      attached.push(input);
      return { attachGameAccount: { id: 1, playerId: 7 } };
    });
    const user = await draw(reportsAnswer(reportOf()), onSave().answer, attach);
    await readyForm();
    await user.upload(field(), file('a.replay'));
    await user.click(await screen.findByRole('button', { name: 'Välj Åsa' }));
    expect(posted[0]?.get('gameNumber')).toBe('1');
    expect(screen.getByText('Fyllde match 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    await waitFor(() =>
      expect(attached).toEqual([{ platform: 'STEAM', accountId: 'Vem-id', displayName: 'Vem', playerId: 7 }]),
    );
  });

  it('that are too few or too many are refused by their number', async () => {
    answerUpload(400, { CODE: 400, MESSAGE: 'api.replay.no-file-selected', params: { files: 2 } });
    const user = await draw(reportsAnswer(reportOf()));
    await readyForm();
    await user.upload(field(), [file('a.replay'), file('b.replay')]);
    expect(await screen.findByText('2 filer passar inte serien.')).toBeVisible();
    expect(screen.getByText('Välj 1, 3, 4 eller 5 filer.')).toBeVisible();
  });

  it('can be undone, back to what was typed', async () => {
    answerUpload(200, proposalOf(replayGame(2, [replayRow('home', 'Vem', unknown, rowStats(90, 1))])));
    const user = await draw(reportsAnswer(reportOf()));
    await fillOneGame(user);
    await user.upload(field(), file('a.replay'));
    await user.click(await screen.findByRole('button', { name: 'Ångra ifyllningen' }));
    expect(gridCell('game-1-home-0-score')).toHaveValue('');
    expect(gridCell('game-0-home-0-goals')).toHaveValue('2');
  });
});

describe('without play', () => {
  it('a walkover names what is lost and shows the table before it is given', async () => {
    const declared: DeclareWalkoverMutationVariables[] = [];
    const declare: Answer = answerTo(DeclareWalkoverDocument, (variables) => {
      declared.push(variables);
      return { declareWalkover: saved };
    });
    const open = reportOf();
    const decided = reportOf({ version: 4, series: { ...open.series, state: 'REPORTED', walkover: 'AWAY' } });
    const user = await draw(reportsAnswer(open, decided), declare);
    await fillOneGame(user);
    await user.click(screen.getByRole('button', { name: 'Walkover till Isviken' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ge serien till Isviken?' });
    expect(dialog).toHaveTextContent('Det du har fyllt i men inte sparat försvinner.');
    expect(await within(dialog).findByText('5, var 2')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Ge walkover' }));
    await waitFor(() => expect(declared).toEqual([{ input: { seriesId: 5, version: 3, walkover: 'AWAY' } }]));
  });
});

describe('a draft', () => {
  it('brings back what was typed, until it is saved', async () => {
    const { answer, sent } = onSave();
    await fillOneGame(await draw(reportsAnswer(reportOf())));
    cleanup();
    const user = await draw(reportsAnswer(reportOf(), reportOf({ version: 4 })), answer);
    expect(await screen.findByText('Det du skrev senast är tillbaka')).toBeVisible();
    expect(gridCell('game-0-home-0-goals')).toHaveValue('2');
    expect(gridCell('game-0-home-0-player')).toHaveDisplayValue('Åsa');
    await user.click(screen.getByRole('button', { name: 'Spara resultat' }));
    await waitFor(() => expect(gridCell('game-0-home-0-goals')).toHaveValue(''));
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Det du skrev senast är tillbaka')).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  it('is thrown away at a press, without asking the server', async () => {
    await fillOneGame(await draw(reportsAnswer(reportOf())));
    cleanup();
    const user = await draw(reportsAnswer(reportOf()));
    await user.click(await screen.findByRole('button', { name: 'Kasta det jag skrev' }));
    expect(gridCell('game-0-home-0-goals')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('that was typed over an older result is not saved without a question', async () => {
    await fillOneGame(await draw(reportsAnswer(reportOf())));
    cleanup();
    await draw(reportsAnswer(reportOf({ version: 9 })));
    expect(await screen.findByRole('button', { name: 'Behåll mitt' })).toBeVisible();
    expect(gridCell('game-0-home-0-goals')).toHaveValue('2');
  });

  it('of an older page that no longer fits is no draft', async () => {
    sessionStorage.setItem('draft:1:report:5', JSON.stringify({ value: { games: [{}], isChanged: true }, version: 3 }));
    await draw(reportsAnswer(reportOf()));
    await readyForm();
    expect(screen.queryByText('Det du skrev senast är tillbaka')).toBeNull();
  });
});

describe('leaving', () => {
  it('asks while something is unsaved', async () => {
    const user = await draw(reportsAnswer(reportOf()));
    await fillOneGame(user);
    await user.click(screen.getByRole('link', { name: 'Någon annanstans' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lämna utan att spara?' });
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/matches/5/report');
    await user.click(within(dialog).getByRole('button', { name: 'Lämna sidan' }));
    expect(await screen.findByText('En annan sida')).toBeVisible();
  });

  it('asks nothing when nothing was typed', async () => {
    const user = await draw(reportsAnswer(reportOf()));
    await readyForm();
    await user.click(screen.getByRole('link', { name: 'Någon annanstans' }));
    expect(await screen.findByText('En annan sida')).toBeVisible();
  });
});
