import type { MockLink } from '@apollo/client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { TeamNameFreeDocument } from '../team-name-free.generated';
import { CreateTeamPageDocument } from './create-team-page.generated';
import CreateTeamPage from './create-team.page';
import { reachedStep } from './reached-step';
import { RequestTeamDocument } from './request-team.generated';

const TEAM = { id: 7, name: 'Blixt', logo: null };
const PLAYER = { team: null, isCaptain: false };

const request = (id: number, kind: string, teamName: string) => ({
  id,
  kind,
  createdAt: '2026-11-20T12:00:00Z',
  teamName,
  logo: null,
});

const show = (
  viewer: Parameters<typeof viewerAnswer>[0],
  myRequests: object[] = [],
  at = '/createTeam',
  more: MockLink.MockedResponse[] = [],
) =>
  renderPart(
    <Routes>
      <Route path="/createTeam" element={<CreateTeamPage />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at,
      namespaces: ['teams-create', 'api'],
      answers: [
        viewerAnswer(viewer),
        answerTo(CreateTeamPageDocument, { myRequests }),
        ...more,
        answerTo(TeamNameFreeDocument, ({ name }: { name?: string }) => ({ isTeamNameFree: name !== 'Älgarna' })),
      ],
    },
  );
const next = () => screen.findByRole('button', { name: 'Nästa' });
const openStep = () =>
  screen
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')
    ?.querySelector('h2')?.textContent;

test.each([
  ['a visitor', null],
  ['a user without a player', { ...PLAYER, playerId: null }],
  ['a player who has a team', { ...PLAYER, team: TEAM }],
])('%s is led to the start page', async (_, viewer) => {
  await show(viewer);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
});

test('a team needs a name before it goes on, and the step is in the address', async () => {
  await show(PLAYER);
  expect(await next()).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Vad heter laget?'), '  ');
  expect(await next()).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Vad heter laget?'), 'Kvällståget{Enter}');
  await waitFor(() => expect(openStep()).toBe('Lagets logga'));
  expect(screen.getByTestId('address').textContent).toBe('/createTeam?step=2');
  expect(screen.getByRole('heading', { name: 'Lagets logga' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Tillbaka' }));
  expect(await screen.findByLabelText('Vad heter laget?')).toHaveValue('  Kvällståget');
});

test('a team is asked for without a crest', async () => {
  const asked: object[] = [];
  await show(PLAYER, [], '/createTeam', [
    answerTo(
      RequestTeamDocument,
      (variables: object) => {
        asked.push(variables);
        return { requestTeam: { messageKey: 'api.request.sent.success' } };
      },
      { times: 1 },
    ),
  ]);
  await userEvent.type(await screen.findByLabelText('Vad heter laget?'), 'Kvällståget{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Hoppa över loggan' }));
  expect(screen.getByText(/Loggan kan du lägga till sedan/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Skicka ansökan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ansökan är skickad');
  expect(asked).toEqual([{ input: { name: 'Kvällståget', logo: null } }]);
});

test('a name outlives a reload until it is sent, and the step with it', async () => {
  await show(PLAYER);
  await userEvent.type(await screen.findByLabelText('Vad heter laget?'), 'Kvällståget');
  cleanup();
  await show(PLAYER, [], '/createTeam?step=3', [
    answerTo(RequestTeamDocument, { requestTeam: { messageKey: 'api.request.sent.success' } }, { times: 1 }),
  ]);
  expect(await screen.findByText('Det du skrev senast är tillbaka')).toBeVisible();
  expect(screen.getByText('Kvällståget')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Skicka ansökan' }));
  await screen.findByRole('alert');
  expect(sessionStorage).toHaveLength(0);
});

test('a name that another team has is told while it is typed', async () => {
  await show(PLAYER);
  const field = await screen.findByLabelText('Vad heter laget?');
  await userEvent.type(field, 'Älgarna');
  expect(await screen.findByText('Namnet är upptaget')).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Namnet är upptaget'));
  await userEvent.type(field, ' IF');
  expect(await screen.findByText('Namnet är ledigt')).toBeInTheDocument();
  expect(screen.queryByText('Namnet är upptaget')).toBeNull();
  await userEvent.clear(field);
  await waitFor(() => expect(screen.queryByText('Namnet är ledigt')).toBeNull());
});

test('a team that waits for staff is shown instead of another form', async () => {
  await show(PLAYER, [request(8, 'TRANSFER', 'Annat'), request(9, 'NEW_TEAM', 'Kvällståget')]);
  expect(await screen.findByText('Ditt lag väntar på ligaledningen')).toBeInTheDocument();
  expect(screen.getByText('Kvällståget')).toBeInTheDocument();
  expect(screen.queryByLabelText('Vad heter laget?')).not.toBeInTheDocument();
});

test.each([
  { at: null, hasName: false, isSent: false, open: 0, why: 'the first one' },
  { at: '3', hasName: false, isSent: false, open: 0, why: 'there is no name yet' },
  { at: '3', hasName: true, isSent: false, open: 2, why: 'the name is all that a team needs' },
  { at: '1', hasName: true, isSent: false, open: 0, why: 'the reader has gone back' },
  { at: 'nonsense', hasName: true, isSent: false, open: 0, why: 'no step is called so' },
  { at: '-4', hasName: true, isSent: false, open: 0, why: 'there is nothing before the first' },
  { at: '99', hasName: true, isSent: false, open: 2, why: 'there is nothing after the last' },
  { at: '1', hasName: true, isSent: true, open: 3, why: 'it is sent: there is no way back' },
])('step $at opens as $open: $why', ({ at, open, ...made }) => {
  expect(reachedStep(at, made)).toBe(open);
});
