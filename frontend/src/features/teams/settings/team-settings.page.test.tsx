import { useApolloClient } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { NoAnswer } from '../../../lib/ask-server';
import { apiPaths } from '../../../lib/paths';
import { SessionDocument } from '../../../lib/session/session.generated';
import { UnreadDocument } from '../../../lib/unread.generated';
import { noticesOfEachTest } from '../../../test/notices';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { VIEWER, viewerAnswer } from '../../../test/viewer-answer';
import { TeamNameFreeDocument } from '../team-name-free.generated';
import { InvitablePlayersDocument } from './invitable-players.generated';
import {
  HandOverCaptaincyDocument,
  InvitePlayerDocument,
  LeaveTeamDocument,
  MakeInviteLinkDocument,
  SaveTeamInfoDocument,
  WithdrawInviteLinkDocument,
} from './team-settings-actions.generated';
import { TeamSettingsPageDocument } from './team-settings-page.generated';
import TeamSettingsPage from './team-settings.page';

const player = (id: number, nickname: string) => ({
  id,
  nickname,
  avatar: null,
  nationality: 'SE',
});
const member = (id: number, nickname: string, isCaptain = false) => ({
  player: player(id, nickname),
  isCaptain,
});
const ROSTER = [member(1, 'Åskar', true), member(2, 'Molnan'), member(3, 'Dimman')];
const can = (isCaptain: boolean, more: object = {}) => ({
  invite: isCaptain,
  kick: isCaptain,
  rename: isCaptain,
  handOverCaptaincy: isCaptain,
  leave: !isCaptain,
  leaveByRequest: false,
  ...more,
});
const team = (isCaptain: boolean, more: object = {}) => ({
  id: 7,
  name: 'Blixt',
  logo: null,
  banner: null,
  isMine: true,
  roster: ROSTER,
  invites: [],
  viewerCan: can(isCaptain),
  openRequest: [],
  inviteLink: null,
  boardAsks: [],
  ...more,
});
const SETTINGS = { registrationOpen: false, transferOpen: true };
const page = (team: object | null, settings: object = {}) => ({
  team,
  settings: { ...SETTINGS, ...settings },
  myRequests: [],
});
const DONE = { messageKey: 'api.team.leave.success' };

const show = (data: object, answers: MockLink.MockedResponse[] = [], viewer: Parameters<typeof viewerAnswer>[0] = {}) =>
  renderPart(
    <Routes>
      <Route path="/team/:teamId/settings" element={<TeamSettingsPage />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at: '/team/7/settings',
      namespaces: ['teams-settings', 'api'],
      answers: [
        viewerAnswer(viewer),
        answerTo(TeamSettingsPageDocument, data, { variables: { id: 7 }, times: 9 }),
        ...answers,
      ],
    },
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const sayYes = async () => userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
const address = (path: string) => waitFor(() => expect(screen.getByTestId('address').textContent).toBe(path));

const notices = noticesOfEachTest();

test.each([
  ['a player of another team', page(team(false, { isMine: false })), {}],
  ['a visitor who asks for a team that is not there', page(null), {}],
  ['a visitor', page(team(false)), null],
])('%s is led to the team’s page', async (_, data, viewer) => {
  await show(data, [], viewer);
  await address('/team/7');
});

test('who is not captain sees everything and can use nothing of it but the way out', async () => {
  await show(page(team(false)));
  expect(await screen.findByText(/Bara lagets kapten kan ändra laget/)).toBeInTheDocument();
  expect(screen.getByLabelText('Lagnamn')).toBeDisabled();
  expect(screen.getByLabelText('Bjud in spelare')).toBeDisabled();
  const enabled = screen.getAllByRole('button').filter((one) => !(one as HTMLButtonElement).disabled);
  expect(enabled.map(({ textContent }) => textContent)).toEqual(['Lämna laget']);
});

test('a login that has ended is said in place of the form, with the way back in', async () => {
  const session = { isLive: true };
  function AskAgain() {
    const client = useApolloClient();
    return <button onClick={() => void client.refetchQueries({ include: [SessionDocument] })}>ask again</button>;
  }
  await renderPart(
    <>
      <Routes>
        <Route path="/team/:teamId/settings" element={<TeamSettingsPage />} />
      </Routes>
      <AskAgain />
    </>,
    {
      at: '/team/7/settings',
      namespaces: ['teams-settings', 'api', 'league-drafts'],
      answers: [
        answerTo(SessionDocument, () => ({ me: session.isLive ? VIEWER : null })),
        answerTo(TeamSettingsPageDocument, page(team(true)), { variables: { id: 7 }, times: 9 }),
      ] as never,
    },
  );
  expect(await screen.findByLabelText('Lagnamn')).toBeEnabled();
  session.isLive = false;
  await press('ask again');
  const login = await screen.findByRole('link', { name: 'Logga in och kom tillbaka hit' });
  expect(login).toHaveAttribute('href', apiPaths.login);
  expect(screen.getByText(/Det du har skrivit finns kvar/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Lagnamn')).toBeNull();
  await address('/team/7/settings');
});

test('an invite that is answered leaves the list at once', async () => {
  const invite = { id: 40, player: player(9, 'Isan'), withRequest: false };
  const invites = [{ ...invite, createdAt: '2026-03-10T18:00:00Z' }];
  const server = { invites };
  const unread: { are: (count: number) => void } = { are: () => undefined };
  function Bell() {
    const client = useApolloClient();
    unread.are = (unreadNotifications) =>
      void client.writeQuery({ query: UnreadDocument, data: { unreadNotifications } });
    return null;
  }
  await renderPart(
    <>
      <Routes>
        <Route path="/team/:teamId/settings" element={<TeamSettingsPage />} />
      </Routes>
      <Bell />
    </>,
    {
      at: '/team/7/settings',
      namespaces: ['teams-settings', 'api'],
      answers: [
        viewerAnswer(),
        answerTo(TeamSettingsPageDocument, () => page(team(true, { invites: server.invites })), {
          variables: { id: 7 },
          times: 9,
        }),
      ] as never,
    },
  );
  await act(async () => unread.are(0));
  expect(await screen.findByText('Isan')).toBeInTheDocument();
  server.invites = [];
  await act(async () => unread.are(1));
  await waitFor(() => expect(screen.queryByText('Isan')).toBeNull());
});

test('what has not changed is not sent', async () => {
  await show(page(team(true)));
  await press('Skicka in ändringarna');
  await waitFor(() => expect(notices).toEqual([{ kind: 'info', text: 'Ändra något innan du sparar.' }]));
});

test('a name that is taken is said at the name, and what was typed stays', async () => {
  const input = { name: 'Åska', logo: null, banner: null };
  const problem = {
    code: 'NAME_TAKEN',
    messageKey: 'api.team.name-taken',
    field: 'name',
    params: [],
  };
  await show(page(team(true)), [
    answerTo(SaveTeamInfoDocument, { saveTeamInfo: problem }, { variables: { input }, times: 1 }),
    answerTo(TeamNameFreeDocument, { isTeamNameFree: false }),
  ]);
  const name = await screen.findByLabelText('Lagnamn');
  expect(screen.queryByText('Namnet är upptaget')).toBeNull();
  await userEvent.clear(name);
  await userEvent.type(name, 'Åska');
  expect(await screen.findByText('Namnet är upptaget')).toBeInTheDocument();
  await press('Skicka in ändringarna');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^Ett annat lag heter redan så\.\s*$/));
  expect(name).toHaveValue('Åska');
  expect(screen.queryByText('Namnet är upptaget')).toBeNull();
  await userEvent.type(name, 'n');
  expect(await screen.findByText('Namnet är upptaget')).toBeInTheDocument();
  expect(screen.queryByText('Ett annat lag heter redan så.')).toBeNull();
});

test('a request that waits stands where the form was', async () => {
  const request = {
    id: 8,
    kind: 'CHANGE_TEAM_INFO',
    createdAt: '2026-11-20T12:00:00Z',
    teamName: 'Åska',
    logo: null,
    banner: null,
  };
  await show({ ...page(team(true, { openRequest: ['CHANGE_TEAM_INFO'] })), myRequests: [request] });
  expect(await screen.findByText('Lagets nya uppgifter väntar på ligaledningen')).toBeInTheDocument();
  expect(screen.getByText('Åska')).toBeInTheDocument();
  expect(screen.queryByLabelText('Lagnamn')).not.toBeInTheDocument();
});

test('a captain who has handed over comes to the team’s page', async () => {
  await show(page(team(true)), [
    answerTo(HandOverCaptaincyDocument, { handOverCaptaincy: DONE }, { variables: { playerId: 2 } }),
  ]);
  await press('Gör till kapten: Molnan');
  expect(await screen.findByText('Molnan blir lagets kapten i stället för dig.')).toBeInTheDocument();
  await sayYes();
  await address('/team/7');
});

test('a player without a team is found and invited', async () => {
  const found = { player: player(9, 'Regnet'), userId: 90, discordName: 'regnet#1' };
  await show(page(team(true)), [
    answerTo(InvitablePlayersDocument, { invitablePlayers: [found] }, { variables: { text: 'reg' }, times: 1 }),
    answerTo(
      InvitePlayerDocument,
      { invitePlayer: { messageKey: 'api.invite.send.success' } },
      { variables: { input: { playerId: 9, userId: 90 } }, times: 1 },
    ),
  ]);
  await userEvent.type(await screen.findByLabelText('Bjud in spelare'), 'reg');
  await press('Bjud in Regnet');
  await sayYes();
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Inbjudan är skickad' }]));
  expect(screen.getByLabelText('Bjud in spelare')).toHaveValue('');
});

const LOST = new NoAnswer('no answer');

test.each([
  {
    opener: 'Gör till kapten: Molnan',
    data: page(team(true)),
    lost: noAnswerTo(HandOverCaptaincyDocument, { variables: { playerId: 2 }, error: LOST }),
  },
  { opener: 'Lämna laget', data: page(team(false)), lost: noAnswerTo(LeaveTeamDocument, { error: LOST }) },
])('when the line is lost, the question stays and says so: $opener', async ({ opener, data, lost }) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(data, [lost]);
  await press(opener);
  await sayYes();
  expect(await within(screen.getByRole('dialog')).findByText(/Kontrollera din uppkoppling/)).toBeInTheDocument();
  silence.mockRestore();
});

test('when the line is lost while a player is invited, the question stays and says so', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const found = { player: player(9, 'Regnet'), userId: 90, discordName: 'regnet#1' };
  await show(page(team(true)), [
    answerTo(InvitablePlayersDocument, { invitablePlayers: [found] }, { variables: { text: 'reg' }, times: 1 }),
    noAnswerTo(InvitePlayerDocument, { variables: { input: { playerId: 9, userId: 90 } }, error: LOST }),
  ]);
  await userEvent.type(await screen.findByLabelText('Bjud in spelare'), 'reg');
  await press('Bjud in Regnet');
  await sayYes();
  expect(await within(screen.getByRole('dialog')).findByText(/Kontrollera din uppkoppling/)).toBeInTheDocument();
  silence.mockRestore();
});

test.each([
  [
    'full',
    team(true, { viewerCan: can(true, { invite: false }), roster: [...ROSTER, ...ROSTER] }),
    {},
    /Laget är fullt/,
  ],
  [
    'closed',
    team(true, { viewerCan: can(true, { invite: false }) }),
    { transferOpen: false },
    /både övergångsfönstret och anmälan/,
  ],
])('when inviting is %s, the search is out of use and says why', async (_, data, settings, why) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(page(data, settings));
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.getByLabelText('Bjud in spelare')).toBeDisabled();
  jest.restoreAllMocks();
});

test('a player who leaves is told what follows, and comes to the start page', async () => {
  await show(page(team(false), { transferOpen: false }), [answerTo(LeaveTeamDocument, { leaveTeam: DONE })]);
  await press('Lämna laget');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Du lämnar Blixt.')).toBeInTheDocument();
  expect(within(dialog).getByText(/först när nästa fönster öppnar/)).toBeInTheDocument();
  expect(within(dialog).getByText(/färre än tre spelare/)).toBeInTheDocument();
  await sayYes();
  await address('/');
});

test('a captain must hand over before leaving', async () => {
  await show(page(team(true)));
  expect(await screen.findByText(/Gör någon annan till kapten innan du lämnar/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lämna laget' })).toBeDisabled();
});

test('the last player asks to leave and is told what the team loses', async () => {
  const alone = team(true, { roster: [member(1, 'Åskar', true)], viewerCan: can(true, { leaveByRequest: true }) });
  await show(page(alone));
  expect(await screen.findByText(/diskvalificeras laget i den pågående säsongen/)).toBeInTheDocument();
  expect(await button('Ansök om att lämna laget')).toBeEnabled();
});

describe('the link to share', () => {
  const LINK = { token: 'abc-123', expiresAt: '2026-12-06T17:00:00Z' };
  const made = { messageKey: 'api.invite-link.make.success' };
  const withdrawn = { messageKey: 'api.invite-link.withdraw.success' };

  test('is made with one press, and copied', async () => {
    const user = userEvent.setup();
    const readings = [page(team(true)), page(team(true, { inviteLink: LINK }))];
    await renderPart(
      <Routes>
        <Route path="/team/:teamId/settings" element={<TeamSettingsPage />} />
      </Routes>,
      {
        at: '/team/7/settings',
        namespaces: ['teams-settings', 'api'],
        answers: [
          viewerAnswer({}),
          answerTo(
            TeamSettingsPageDocument,
            () => ((readings.length > 1 ? readings.shift() : readings[0]) ?? {}) as never,
          ),
          answerTo(MakeInviteLinkDocument, { makeInviteLink: made }),
        ] as never,
      },
    );
    await user.click(await button('Skapa en länk'));
    expect(await screen.findByLabelText('Länk till laget')).toHaveValue(`${window.location.origin}/join/abc-123`);
    expect(screen.getByText(/^Gäller till/)).toHaveTextContent('6 december 2026 18:00');
    await user.click(await button('Dela länken'));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/join/abc-123`);
    expect(notices.at(-1)).toEqual({ kind: 'success', text: 'Länken är kopierad.' });
  });

  test('is removed after a question', async () => {
    await show(page(team(true, { inviteLink: LINK })), [
      answerTo(WithdrawInviteLinkDocument, { withdrawInviteLink: withdrawn }),
    ]);
    await press('Ta bort länken');
    await sayYes();
    await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'success', text: 'Länken är borttagen' }));
  });

  test('is not for who is not captain, and a full team makes none', async () => {
    await show(page(team(false)));
    await screen.findByText(/Bara lagets kapten/);
    expect(screen.queryByText('Länk att dela')).toBeNull();
    cleanup();
    const full = Array.from({ length: 5 }, (_, n) => member(n + 1, `Spelare ${n + 1}`, n === 0));
    await show(page(team(true, { roster: full, viewerCan: can(true, { invite: false }) })));
    expect(await button('Skapa en länk')).toBeDisabled();
  });
});
