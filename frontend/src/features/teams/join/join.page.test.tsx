import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { takeInvite } from '../../../lib/session/login-return';
import { SessionDocument } from '../../../lib/session/session.generated';
import { answerTo } from '../../../test/answer-to';
import { noticesOfEachTest } from '../../../test/notices';
import { renderPart } from '../../../test/render';
import { VIEWER, viewerAnswer } from '../../../test/viewer-answer';
import { JoinByLinkDocument, JoinPageDocument } from './join-page.generated';
import JoinPage from './join.page';

const TEAM = {
  id: 7,
  name: 'Blixt',
  logo: null,
  banner: null,
  presentSeasonId: 10,
  roster: [
    {
      player: { id: 1, nickname: 'Åskar', avatar: null, nationality: 'SE' },
      isCaptain: true,
    },
  ],
  seasons: [
    {
      season: { id: 10, name: 'Säsong 10' },
      division: { name: 'Division 2', discriminator: 'division-2', seasonId: 10 },
    },
  ],
};
const link = (more: object = {}) => ({
  team: TEAM,
  expiresAt: '2026-12-06T17:00:00Z',
  withRequest: false,
  problem: null,
  ...more,
});
const problem = (code: string, messageKey: string) => ({
  code,
  messageKey,
  field: null,
  params: [],
});
const ALONE = { team: null, playerId: 9 };
const NEWCOMER = { team: null, playerId: null, nickname: null };

const show = (inviteLink: object | null, viewer: object | null, answers: object[] = [], requests: object[] = []) =>
  renderPart(
    <Routes>
      <Route path="/join/:token" element={<JoinPage />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at: '/join/abc',
      namespaces: ['teams-join', 'api', 'league'],
      answers: [
        ...answers,
        viewerAnswer(viewer),
        answerTo(
          JoinPageDocument,
          { inviteLink, ...(viewer && { myRequests: requests }) },
          {
            variables: { token: 'abc', isSignedIn: viewer !== null },
          },
        ),
      ] as never,
    },
  );
const notices = noticesOfEachTest();
const linkNamed = (name: string) => screen.findByRole('link', { name });

test('a visitor sees who invites them, and the way in', async () => {
  await show(link(), null);
  expect(await screen.findByRole('heading', { name: 'Blixt' })).toBeInTheDocument();
  expect(screen.getByText('Åskar')).toBeInTheDocument();
  expect(await linkNamed('Division 2, Säsong 10')).toHaveAttribute('href', '/division/division-2/season/10');
  expect(await linkNamed('Logga in och gå med')).toHaveAttribute('href', '/api/auth/discord');
  expect(screen.getByText(/^Länken gäller till/)).toHaveTextContent('6 december 2026 18:00');
});

test('a newcomer comes back to the link after the registration', async () => {
  await show(link({ problem: problem('NO_PLAYER', 'api.team.no-player') }), NEWCOMER);
  await userEvent.click(await linkNamed('Registrera en spelare'));
  expect(screen.getByTestId('address').textContent).toBe('/register');
  expect(takeInvite()).toBe('/join/abc');
  expect(takeInvite()).toBeNull();
});

test.each([
  [false, 'Gå med i laget', 'api.invite.accept.success'],
  [true, 'Ansök om att gå med', 'api.request.sent.success'],
])('a player without a team joins with one press (staff decide: %s)', async (withRequest, name, messageKey) => {
  await show(link({ withRequest }), ALONE, [
    answerTo(SessionDocument, { me: { ...VIEWER, ...ALONE } }, { times: 1 }),
    answerTo(JoinByLinkDocument, { joinByLink: { messageKey } }, { variables: { token: 'abc' } }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(notices.at(-1)?.kind).toBe('success'));
});

test('who plays in the team is told so', async () => {
  await show(link(), { team: { id: 7, name: 'Blixt', logo: null } });
  expect(await screen.findByText('Du spelar i Blixt')).toBeInTheDocument();
  expect(await linkNamed('Till lagsidan')).toHaveAttribute('href', '/team/7');
});

test.each([
  ['PLAYER_HAS_TEAM', 'api.team.player-has-team', {}, 'Till ditt lag', '/team/3'],
  ['BLOCKED_UNTIL_WINDOW', 'api.team.blocked-until-window', ALONE, 'Hitta ett annat lag', '/board?list=teams'],
])('%s is said in place of the button, with a way on', async (code, key, viewer, name, href) => {
  await show(link({ problem: problem(code, key) }), viewer);
  expect(await linkNamed(name)).toHaveAttribute('href', href);
  expect(screen.queryByRole('button', { name: 'Gå med i laget' })).toBeNull();
});

test('a transfer that waits for staff is shown, and can be taken back', async () => {
  const waiting = {
    id: 5,
    kind: 'TRANSFER',
    createdAt: '2026-11-20T12:00:00Z',
    teamName: 'Blixt',
  };
  await show(link({ withRequest: true }), ALONE, [], [waiting]);
  expect(await screen.findByText('Din övergång till Blixt väntar på ligaledningen')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ta tillbaka ansökan' })).toBeEnabled();
});

test('a link that is over is no dead end', async () => {
  await show(null, ALONE);
  expect(await screen.findByRole('heading', { name: 'Länken gäller inte' })).toBeInTheDocument();
  expect(await linkNamed('Hitta ett annat lag')).toHaveAttribute('href', '/board?list=teams');
});
