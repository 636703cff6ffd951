import type { MockLink } from '@apollo/client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { SessionDocument } from '../../../lib/session/session.generated';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import ClaimPage from './claim.page';
import { ClaimsByNameDocument } from './claim/claims-by-name.generated';
import ConfirmDetailsPage from './confirm-details.page';
import { NicknameFreeDocument } from './nickname-free.generated';
import RegisterPage from './register.page';
import RegisteredPage from './registered.page';
import { ClaimPlayerDocument, RegisterPlayerDocument } from './registration-actions.generated';
import { RegistrationPageDocument } from './registration-page.generated';

const NOTHING_KNOWN = { platform: null, platformId: null, birthdate: null, nationality: null };
const TYPED = { platform: 'steam', platformId: 'aska', birthdate: '2001-02-03', nationality: 'NO', consent: true };

const viewer = (more: object = {}) => ({
  me: {
    userId: 5,
    displayName: 'nykomling',
    avatar: null,
    playerId: null,
    nickname: null,
    isCaptain: false,
    isMember: false,
    isStaff: false,
    nationality: null,
    roles: [],
    team: null,
    ...more,
  },
});
const VISITOR = { me: null };

const due = (
  step: string,
  more: { nickname?: string; known?: object; requests?: object[]; earlier?: object[] } = {},
) => ({
  registration: {
    ...NOTHING_KNOWN,
    ...more.known,
    step,
    nickname: more.nickname ?? null,
    claimSuggestions: more.earlier ?? [],
  },
  myRequests: more.requests ?? [],
});
const CLAIM = { id: 8, kind: 'EXISTING_USER', createdAt: '2026-11-20T12:00:00Z' };

const session = (data: object) => answerTo(SessionDocument, data, { times: 1 });
const page = (data: object) => answerTo(RegistrationPageDocument, data, { times: 1 });
const DONE = { messageKey: 'api.player.register.success' };

const NAMES = answerTo(NicknameFreeDocument, ({ nickname }: { nickname?: string }) => ({
  isNicknameFree: nickname !== 'Åska',
}));

/** Unless a test says otherwise, no earlier player has a name like the typed one. */
const NO_CLAIMS = answerTo(ClaimsByNameDocument, { claimsByName: [] });

const show = (at: string, answers: MockLink.MockedResponse[]) =>
  renderPart(
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/register/claim" element={<ClaimPage />} />
      <Route path="/register/confirm" element={<ConfirmDetailsPage />} />
      <Route path="/register/done" element={<RegisteredPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at, namespaces: ['players-registration', 'api'], answers: [...answers, NAMES, NO_CLAIMS] },
  );

async function fillIn() {
  await userEvent.selectOptions(await screen.findByLabelText('Plattform'), TYPED.platform);
  await userEvent.type(screen.getByLabelText('Plattforms-id'), TYPED.platformId);
  await userEvent.type(screen.getByLabelText('Födelsedatum'), TYPED.birthdate);
  await userEvent.selectOptions(screen.getByLabelText('Medborgarskap'), TYPED.nationality);
}
const agree = () => userEvent.click(screen.getByRole('checkbox'));
const address = (path: string) => waitFor(() => expect(screen.getByTestId('address').textContent).toBe(path));

test('the form can be sent when all is filled in and agreed to, not before', async () => {
  await show('/register', [session(viewer()), page(due('NEW_PLAYER', { nickname: 'nykomling' }))]);
  const send = await screen.findByRole('button', { name: 'Registrera spelare' });
  expect(screen.getByLabelText('Smeknamn')).toHaveValue('nykomling');
  expect(send).toBeDisabled();
  // all that is empty is one sentence, and the consent another
  expect(screen.getByText('Fyll i alla fält')).toBeInTheDocument();
  await fillIn();
  expect(send).toBeDisabled();
  expect(screen.queryByText('Fyll i alla fält')).toBeNull();
  expect(screen.getByText('Godkänn att uppgifterna sparas.')).toBeInTheDocument();
  await agree();
  expect(send).toBeEnabled();
  await userEvent.clear(screen.getByLabelText('Smeknamn'));
  expect(send).toBeDisabled();
});

test('a nickname that someone has is told while it is typed', async () => {
  await show('/register', [session(viewer()), page(due('NEW_PLAYER', { nickname: 'nykomling' }))]);
  expect(await screen.findByText('Namnet är ledigt')).toBeInTheDocument();
  const field = screen.getByLabelText('Smeknamn');
  await userEvent.clear(field);
  await userEvent.type(field, 'Åska');
  expect(await screen.findByText('Namnet är upptaget')).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Namnet är upptaget'));
});

test('what is missing shows once the tick is set, and goes when it is there', async () => {
  await show('/register', [session(viewer()), page(due('NEW_PLAYER'))]);
  const nickname = await screen.findByLabelText('Smeknamn');
  await userEvent.type(nickname, 'Åskan');
  expect(screen.getByLabelText('Plattform')).toBeValid();
  await agree();
  await waitFor(() => expect(screen.getByLabelText('Plattform')).toBeInvalid());
  expect(nickname).toBeValid();
  await fillIn();
  await waitFor(() => expect(screen.getByLabelText('Födelsedatum')).toBeValid());
  expect(screen.getByLabelText('Plattform')).toBeValid();
});

test('a Swedish person becomes a member on the way, and what is typed is there afterwards', async () => {
  const answers = (me: object) => [session(viewer(me)), page(due('NEW_PLAYER', { nickname: 'Åskan' }))];
  await show('/register', answers({}));
  await fillIn();
  expect(screen.getByText(/behöver inte vara medlem/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Medborgarskap'), 'SE');
  await agree();
  expect(screen.getByRole('button', { name: 'Registrera spelare' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Bli medlem' })).toHaveAttribute('href', '/member');

  cleanup();
  await show('/register', answers({ isMember: true }));
  expect(await screen.findByText(/^Du är medlem i/)).toBeVisible();
  expect(screen.getByLabelText('Plattforms-id')).toHaveValue(TYPED.platformId);
  await agree();
  expect(screen.getByRole('button', { name: 'Registrera spelare' })).toBeEnabled();
});

test('who may have played before is asked by the account’s name and by what they type, and claims with one press', async () => {
  const player = (id: number, nickname: string) => ({ id, nickname });
  const earlier = [player(4, 'Åskmolnet')];
  const asked: object[] = [];
  const byName = answerTo(ClaimsByNameDocument, (variables: object) => {
    asked.push(variables);
    return { claimsByName: [player(4, 'Åskmolnet'), player(9, 'Åskan 2')] };
  });
  const input = { ...TYPED, helpText: 'Jag är Åskan 2.' };
  await show('/register', [
    ...[session(viewer()), page(due('NEW_PLAYER', { nickname: 'Åska', earlier })), byName],
    answerTo(ClaimPlayerDocument, { claimPlayer: DONE }, { variables: { input } }),
    page(due('NEW_PLAYER', { requests: [CLAIM] })),
  ]);
  await fillIn();
  await agree();
  expect(await screen.findByRole('button', { name: 'Jag är Åskan 2' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Jag är Åskmolnet' })).toHaveLength(1);
  expect(asked[0]).toEqual({ nickname: 'Åska' });
  // a wrong press is taken back, and what is typed stays
  await userEvent.click(screen.getByRole('button', { name: 'Jag är Åskmolnet' }));
  expect(screen.getByRole('status')).toHaveTextContent('Du ansöker om att bli kopplad till Åskmolnet.');
  await userEvent.click(screen.getByRole('button', { name: 'Jag är inte Åskmolnet' }));
  expect(screen.getByLabelText('Smeknamn')).toHaveValue('Åska');
  await userEvent.click(await screen.findByRole('button', { name: 'Jag är Åskan 2' }));
  expect(screen.queryByLabelText('Smeknamn')).toBeNull();
  expect(screen.getByLabelText('Plattforms-id')).toHaveValue(TYPED.platformId);
  await userEvent.click(screen.getByRole('button', { name: 'Skicka ansökan' }));
  expect(await screen.findByText('Ansökan väntar på ligaledningen')).toBeInTheDocument();
});

const REGISTERED = [
  { nationality: 'NO', isMember: false, to: '/', why: 'other citizens need not be members' },
  { nationality: 'SE', isMember: true, to: '/', why: 'the player is a member' },
  { nationality: 'SE', isMember: false, to: '/register/done', why: 'Swedish players are members' },
];

test.each(REGISTERED)('who is registered comes to $to: $why', async ({ to, ...player }) => {
  const input = { nickname: 'Åskan', ...TYPED };
  const asked: string[] = [];
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    // as slow as a server, so that the form is removed by then
    return new Promise((answer) => setTimeout(() => answer(new Response('{}')), 50));
  }) as typeof fetch;
  await show('/register', [
    session(viewer()),
    page(due('NEW_PLAYER', { nickname: 'Åskan' })),
    answerTo(RegisterPlayerDocument, { registerPlayer: DONE }, { variables: { input } }),
    session(viewer({ playerId: 31, ...player })),
    session(VISITOR),
  ]);
  await fillIn();
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Registrera spelare' }));
  await address(to);
  await waitFor(() => expect(asked).toEqual(to === '/' ? [] : ['/api/auth/logout']));
  expect(sessionStorage).toHaveLength(0);
  if (to !== '/') expect(await screen.findByRole('link', { name: 'Bli medlem' })).toHaveAttribute('href', '/member');
});

test('who may stay has no business where one is told to become a member', async () => {
  await show('/register/done', [session(viewer({ playerId: 31, nationality: 'SE', isMember: true }))]);
  await address('/');
});

test('a nickname that is taken is said at the nickname', async () => {
  const input = { nickname: 'Åskan', ...TYPED };
  const taken = {
    code: 'NICKNAME_TAKEN',
    messageKey: 'api.player.nickname-taken',
    field: 'nickname',
    params: [],
  };
  await show('/register', [
    session(viewer()),
    page(due('NEW_PLAYER', { nickname: 'Åskan' })),
    answerTo(RegisterPlayerDocument, { registerPlayer: taken }, { variables: { input }, times: 1 }),
  ]);
  await fillIn();
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Registrera spelare' }));
  await waitFor(() => expect(screen.getByLabelText('Smeknamn')).toBeInvalid());
  expect(screen.getByRole('alert')).toHaveTextContent('Smeknamn: En annan spelare har redan det namnet.');
});

test('a claim may go without an explanation, and then waits', async () => {
  const input = { ...TYPED, helpText: '' };
  await show('/register/claim', [
    session(viewer()),
    page(due('NEW_PLAYER')),
    answerTo(ClaimPlayerDocument, { claimPlayer: DONE }, { variables: { input } }),
    page(due('NEW_PLAYER', { requests: [CLAIM] })),
  ]);
  await fillIn();
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Skicka ansökan' }));
  expect(await screen.findByText('Ansökan väntar på ligaledningen')).toBeInTheDocument();
  expect(screen.getByText(/20 november 2026 13:00/)).toBeInTheDocument();
});

test('who waits for staff is not asked again', async () => {
  await show('/register', [session(viewer()), page(due('NEW_PLAYER', { requests: [CLAIM] }))]);
  expect(await screen.findByText('Ansökan väntar på ligaledningen')).toBeInTheDocument();
  expect(screen.queryByLabelText('Smeknamn')).not.toBeInTheDocument();
});

test('what is known already need not be typed again', async () => {
  const known = { platform: 'xbox', platformId: 'aska', birthdate: null, nationality: 'SE' };
  await show('/register/confirm', [session(viewer({ playerId: 31 })), page(due('CONFIRM_DETAILS', { known }))]);
  expect(await screen.findByLabelText('Plattform')).toHaveValue('xbox');
  expect(screen.getByLabelText('Medborgarskap')).toHaveValue('SE');
  expect(screen.getByLabelText('Födelsedatum')).toHaveValue('');
});

test.each([
  { at: '/register', step: 'NONE', to: '/', why: 'there is nothing left to tell' },
  { at: '/register/confirm', step: 'NONE', to: '/', why: 'there is nothing left to tell' },
  { at: '/register', step: 'CONFIRM_DETAILS', to: '/register/confirm', why: 'the viewer has a player' },
  { at: '/register/claim', step: 'CONFIRM_DETAILS', to: '/register/confirm', why: 'the viewer has a player' },
  { at: '/register/confirm', step: 'NEW_PLAYER', to: '/register', why: 'there is no player to complete' },
])('$at leads to $to: $why', async ({ at, step, to }) => {
  await show(at, [session(viewer()), page(due(step)), page(due(step))]);
  await address(to);
});

test('a visitor is asked to log in', async () => {
  await show('/register', [session(VISITOR)]);
  expect(await screen.findByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/api/auth/discord');
});

test.each([
  { at: '/register', step: 'NEW_PLAYER', draft: 'new' },
  { at: '/register/claim', step: 'NEW_PLAYER', draft: 'claim' },
  { at: '/register/confirm', step: 'CONFIRM_DETAILS', draft: 'confirm' },
])('what is typed at $at outlives a reload, and consent is given again', async ({ at, step, draft }) => {
  const open = () => show(at, [session(viewer()), page(due(step))]);
  await open();
  await fillIn();
  await agree();
  expect(Object.keys(sessionStorage)).toEqual([`draft:5:registration:${draft}`]);
  cleanup();
  await open();
  expect(await screen.findByText('Det du skrev senast är tillbaka')).toBeVisible();
  expect(screen.getByLabelText('Plattforms-id')).toHaveValue(TYPED.platformId);
  expect(screen.getByLabelText('Födelsedatum')).toHaveValue(TYPED.birthdate);
  expect(screen.getByLabelText('Medborgarskap')).toHaveValue(TYPED.nationality);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
