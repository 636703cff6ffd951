import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { noticesOfEachTest } from '../../../test/notices';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { AskToJoinDocument, InviteFromBoardDocument, SaveBoardEntryDocument } from './board-actions.generated';
import { BoardPageDocument } from './board-page.generated';
import BoardPage from './board.page';

const entry = (id: number, more: object) => ({
  id,
  rank: 'Diamant 2',
  platform: 'steam',
  evenings: [2, 4],
  words: 'Se https://example.se',
  createdAt: '2026-11-20T12:00:00Z',
  expiresAt: '2026-12-20T12:00:00Z',
  ...more,
});
const team = (id: number, name: string, more: object = {}) =>
  entry(id, {
    freePlaces: 2,
    isAsked: false,
    team: { id, name, logo: null },
    ...more,
  });
const player = (id: number, nickname: string, more: object = {}) =>
  entry(id, {
    player: { id, nickname, avatar: null, nationality: 'SE' },
    ...more,
  });
const BOARD = {
  boardTeams: [team(3, 'Tallmo'), team(4, 'Blixt', { platform: 'epic', evenings: [7] })],
  boardPlayers: [player(9, 'Dimman')],
};
const ALONE = { team: null, isCaptain: false, playerId: 9 };
const done = { messageKey: 'api.board.saved' };

interface Shown {
  at?: string;
  answers?: object[];
  board?: object;
}
const show = (viewer: object | null, { at = '/board', answers = [], board = BOARD }: Shown = {}) =>
  renderPart(<BoardPage />, {
    at,
    namespaces: ['teams-board', 'api', 'ui'],
    answers: [...answers, viewerAnswer(viewer), answerTo(BoardPageDocument, board)] as never,
  });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
const yes = async () => userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
const notices = noticesOfEachTest();

test('a visitor reads who looks for players, and is led to the log-in', async () => {
  await show(null);
  const row = await rowOf('Tallmo');
  expect(row).toHaveTextContent('2 lediga platser');
  expect(row).toHaveTextContent('tis, tor');
  // what they write is text, so no one is led anywhere by it
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/team/3']);
  expect(await screen.findByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/api/auth/discord');
  expect(screen.queryByRole('button', { name: /^Fråga/ })).toBeNull();
});

test('a newcomer is led to the registration', async () => {
  await show({ team: null, isCaptain: false, playerId: null });
  expect(await screen.findByRole('link', { name: 'Registrera en spelare' })).toHaveAttribute('href', '/register');
});

test('the address keeps what is wanted', async () => {
  await show(null, { at: '/board?platform=epic' });
  await rowOf('Blixt');
  expect(screen.queryByText('Tallmo')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Kväll'), '1');
  expect(await screen.findByText('Ingen passar det du har valt.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Visa alla' }));
  await rowOf('Tallmo');
});

test('a player without a team asks a team, after a question', async () => {
  await show(ALONE, {
    answers: [
      answerTo(
        AskToJoinDocument,
        { askToJoin: { ...done, messageKey: 'api.board.asked-now' } },
        { variables: { teamId: 3 } },
      ),
    ] as never,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Fråga Tallmo om en plats' }));
  await yes();
  await waitFor(() => expect(notices.at(-1)?.kind).toBe('success'));
});

test('who has asked a team reads that they have, and cannot ask again', async () => {
  await show(ALONE, { board: { ...BOARD, boardTeams: [team(3, 'Tallmo', { isAsked: true })] } });
  const asked = await screen.findByRole('button', { name: 'Du har frågat Tallmo om en plats' });
  expect(asked).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(asked);
  expect(screen.queryByRole('button', { name: 'Ja' })).toBeNull();
});

test('a captain begins with the players, and invites one', async () => {
  await show(
    {},
    {
      answers: [
        answerTo(
          InviteFromBoardDocument,
          { invitePlayer: { ...done, messageKey: 'api.invite.send.success' } },
          { variables: { input: { playerId: 9 } } },
        ),
      ] as never,
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Bjud in Dimman' }));
  await yes();
  await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'success', text: 'Inbjudan är skickad' }));
  expect(screen.getByRole('heading', { name: 'Lagets anslag' })).toBeInTheDocument();
});

test('a player puts themselves up', async () => {
  const input = { side: 'PLAYER', rank: 'Guld', platform: null, evenings: [1, 7], words: 'Hej' };
  await show(ALONE, {
    board: { ...BOARD, boardPlayers: [] },
    answers: [answerTo(SaveBoardEntryDocument, { saveBoardEntry: done }, { variables: { input } as never })] as never,
  });
  await userEvent.type(await screen.findByLabelText(/^Rank/), 'Guld');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Måndag' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Söndag' }));
  await userEvent.type(screen.getByLabelText(/^Några ord/), 'Hej');
  await userEvent.click(screen.getByRole('button', { name: 'Sätt upp anslaget' }));
  await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'success', text: 'Anslaget är uppsatt' }));
});

test('a refusal stands at its field, and what was typed survives a visit to another page', async () => {
  const problem = {
    code: 'INVALID_INPUT',
    messageKey: 'api.board.too-long',
    field: 'words',
    params: [{ name: 'max', value: '280' }],
  };
  const input = { side: 'PLAYER', rank: '', platform: 'epic', evenings: [2], words: 'Hej' };
  const board = { ...BOARD, boardPlayers: [] };
  const { unmount } = await show(ALONE, {
    board,
    answers: [
      answerTo(SaveBoardEntryDocument, { saveBoardEntry: problem }, { variables: { input } as never }),
    ] as never,
  });
  await userEvent.type(await screen.findByLabelText(/^Några ord/), 'Hej');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tisdag' }));
  await userEvent.selectOptions(screen.getAllByLabelText(/^Plattform/).at(-1)!, 'epic');
  await userEvent.click(screen.getByRole('button', { name: 'Sätt upp anslaget' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/280/);
  expect(screen.getByLabelText(/^Några ord/)).toHaveAttribute('aria-invalid', 'true');
  unmount();
  await show(ALONE, { board });
  expect(await screen.findByLabelText(/^Några ord/)).toHaveValue('Hej');
  expect(screen.getByRole('checkbox', { name: 'Tisdag' })).toBeChecked();
});

test('the own entry is filled in, and only admins can remove those of others', async () => {
  await show(ALONE);
  expect(await screen.findByLabelText(/^Några ord/)).toHaveValue('Se https://example.se');
  expect(screen.getByRole('button', { name: 'Ta bort anslaget' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Ta bort anslaget från/ })).toBeNull();
});

test('an empty board says what to do', async () => {
  await show(null, { board: { boardTeams: [], boardPlayers: [] } });
  expect(await screen.findByText(/^Inget lag söker spelare just nu/)).toBeInTheDocument();
});
