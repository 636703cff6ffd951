import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answer-to';
import { renderPart, type RenderOptions } from '../../../../test/render';
import { viewerAnswer } from '../../../../test/viewer-answer';
import { useSession } from '../../../../lib/session/session';
import { ConfirmResultDocument, DisputeResultDocument } from './result-acts.generated';
import { WeekResult } from './week-result';
import type { WeekResultFragment } from './week-result.generated';

const WAITING = { confirmation: 'WAITING', reportedBySide: 'AWAY', confirmBy: '2030-03-22T18:00:00.000Z' };
const DISPUTE = {
  ...{ id: 3, side: 'HOME', game: 2, openedAt: '2030-03-21T20:00:00.000Z', outcome: null, reason: null },
  stories: [{ side: 'HOME', text: 'Match 2 var vår', by: 'Åska', at: '2030-03-21T20:00:00.000Z' }],
};

const row = (id: number, nickname: string, goals: number) => ({
  ...{ player: { id, nickname }, score: 250 + goals, goals, assists: 1, saves: 2, shots: 4 },
});
const EVIDENCE = [{ id: 31, kind: 'END_SCREEN', side: 'AWAY', addedAt: '2030-03-21T20:00:00.000Z' }];
const GAMES = [
  { number: 1, homeGoals: 2, awayGoals: 1, home: [row(1, 'Åska', 2)], away: [row(2, 'Dimma', 1)] },
  { number: 2, homeGoals: 0, awayGoals: 3, home: [], away: [] },
];

const week = (result: object = {}, more: object = {}) =>
  ({
    ...{ id: 7, version: 4, side: 'HOME', isStaff: false, captainsReport: true, evidence: [] },
    series: {
      ...{ homeGames: 1, awayGames: 3, state: 'REPORTED', walkover: null, games: GAMES },
      ...{ home: { id: 1, name: 'Blixt' }, away: { id: 2, name: 'Tallmo' } },
    },
    result: {
      ...{ confirmation: null, reportedBySide: null, confirmBy: null, reportClosedKey: null, dispute: null },
      ...{ mayReport: false, mayAnswer: false, mayTell: false, mayDecide: false },
      ...result,
    },
    ...more,
  }) as unknown as WeekResultFragment;

const draw = (shown: WeekResultFragment, answers: RenderOptions['answers'] = []) =>
  renderPart(<WeekResult week={shown} />, {
    namespaces: ['series-match-week', 'api'],
    answers: [viewerAnswer(null), ...answers],
  });

/** The server refuses the act with the sentence of this key. */
const refused = (messageKey: string) => ({ code: 'RESULT_STANDS', messageKey });

test('the other captain confirms, and a refusal stands at the buttons', async () => {
  await draw(week({ ...WAITING, mayAnswer: true }), [
    answerTo(
      ConfirmResultDocument,
      { confirmResult: refused('api.match-week.result.confirmed') },
      { variables: { seriesId: 7, version: 4 } },
    ),
  ]);
  expect(screen.getByText(/^Tallmo har rapporterat 1–3\. Bekräfta eller bestrid senast/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Bekräfta' }));
  expect(await screen.findByText('Resultatet är bekräftat.')).toBeInTheDocument();
});

test('what was reported and the pictures stand above the buttons', async () => {
  await draw(week({ ...WAITING, mayAnswer: true }, { evidence: EVIDENCE }));
  const confirm = screen.getByRole('button', { name: 'Bekräfta' });
  const above = (one: Element) => expect(one.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const table = screen.getByRole('table', { name: 'Match 1: Blixt 2–1 Tallmo' });
  expect(within(table).getByRole('row', { name: /Åska/ })).toHaveTextContent('Åska Blixt2522124');
  above(table);
  // all games at a glance, a game without the players' numbers too
  const scores = screen.getByRole('table', { name: 'Det som rapporterades' });
  expect(within(scores).getByRole('row', { name: /Blixt/ })).toHaveTextContent('Blixt201');
  expect(within(scores).getByRole('row', { name: /Tallmo/ })).toHaveTextContent('Tallmo133');
  expect(within(scores).getByText('3', { selector: 'strong' })).toBeInTheDocument();
  above(scores);
  above(screen.getByRole('img', { name: '1. Slutskärm från Tallmo' }));
});

test('a walkover has no games, so no table stands under its score', async () => {
  const shown = week();
  const series = { ...shown.series, homeGames: 3, awayGames: 0, walkover: 'HOME', games: [] };
  await draw(week({}, { series }));
  expect(screen.getByRole('heading', { name: 'Resultat' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a dispute names the game and the reason; the form opens on demand', async () => {
  const input = { seriesId: 7, version: 4, game: 2, reason: 'Vi vann den', pictures: [] };
  await draw(week({ ...WAITING, mayAnswer: true }), [
    answerTo(
      DisputeResultDocument,
      { disputeResult: refused('api.match-week.result.by-staff') },
      { variables: { input } },
    ),
  ]);
  expect(screen.queryByLabelText('Vad är fel?')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Bestrid' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Hela resultatet',
    'Match 1',
    'Match 2',
    'Match 3',
    'Match 4',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Vilken match gäller det?'), 'Match 2');
  await userEvent.type(screen.getByLabelText('Vad är fel?'), 'Vi vann den');
  await userEvent.click(screen.getByRole('button', { name: 'Skicka till ligaledningen' }));
  expect(await screen.findByText('Ligaledningen har avgjort resultatet.')).toBeInTheDocument();
});

/** As the page draws it: when the viewer is known. */
function WhenKnown({ week: shown }: { week: WeekResultFragment }) {
  return useSession().viewer && <WeekResult week={shown} />;
}

test('what a captain has written about a result survives a reload, until it is sent', async () => {
  const shown = week({ ...WAITING, mayAnswer: true });
  const input = { seriesId: 7, version: 4, game: 2, reason: 'Vi vann den', pictures: [] };
  const stored = answerTo(DisputeResultDocument, { disputeResult: { id: 7 } }, { variables: { input } });
  const drawAnew = () =>
    renderPart(<WhenKnown week={shown} />, {
      namespaces: ['series-match-week', 'api', 'league-drafts'],
      answers: [viewerAnswer(), stored],
    });
  await drawAnew();
  await userEvent.click(await screen.findByRole('button', { name: 'Bestrid' }));
  await userEvent.selectOptions(screen.getByLabelText('Vilken match gäller det?'), 'Match 2');
  await userEvent.type(screen.getByLabelText('Vad är fel?'), 'Vi vann den');
  cleanup();

  await drawAnew();
  expect(await screen.findByLabelText('Vad är fel?')).toHaveValue('Vi vann den');
  expect(screen.getByLabelText('Vilken match gäller det?')).toHaveDisplayValue('Match 2');
  expect(await screen.findByText('Det du skrev senast är tillbaka')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Skicka till ligaledningen' }));
  await waitFor(() => expect(screen.queryByLabelText('Vad är fel?')).not.toBeInTheDocument());
  cleanup();

  await drawAnew();
  expect(await screen.findByRole('button', { name: 'Bestrid' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Vad är fel?')).not.toBeInTheDocument();
});

test('the side that reported waits, and has no button to confirm its own result', async () => {
  await draw(week({ ...WAITING, reportedBySide: 'HOME', mayReport: true }));
  expect(screen.getByText(/^Ni har rapporterat 1–3/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ändra vår rapport' })).toHaveAttribute('href', '/my-week/7/report');
});

test('both stories stand side by side, and staff are led to where they decide', async () => {
  await draw(
    week(
      { confirmation: 'DISPUTED', reportedBySide: 'AWAY', mayDecide: true, dispute: DISPUTE },
      { side: null, evidence: EVIDENCE },
    ),
  );
  // what the page is about until staff have decided stands above the numbers
  const open = screen.getByRole('heading', { name: 'Blixt bestrider match 2' });
  const scores = screen.getByRole('table', { name: 'Det som rapporterades' });
  expect(open.compareDocumentPosition(scores)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Match 2 var vår')).toBeInTheDocument();
  const silent = screen.getByText('Har inte berättat sin sida än.').parentElement!;
  expect(within(silent).getByRole('img', { name: '1. Slutskärm från Tallmo' })).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Avgör i ligaledningens sidor' });
  expect(link).toHaveAttribute('href', '/admin/matches/7/dispute');
});

test('nothing stands in a season in which captains do not report', async () => {
  const { container } = await draw(week({}, { captainsReport: false }));
  expect(container.querySelector('section')).toBeNull();
});
