import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Language } from '../../../lib/i18n/language';
import { LEAGUE } from '../../../lib/league-config';
import type { SignupObstacle } from '../../../lib/schema.generated';
import { noticesOfEachTest } from '../../../test/notices';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { SignUpTeamDocument } from './sign-up-team.generated';
import { SignupPageDocument } from './signup-page.generated';
import SignupPage from './signup.page';

const signup = (
  more: { obstacle?: SignupObstacle; players?: number; swedish?: number; openStages?: object[] } = {},
) => ({
  obstacle: null,
  season: {
    id: 8,
    name: 'Säsong 8',
    startsOn: '2027-03-08',
    endsOn: '2027-05-23',
    signupOpensAt: '2027-01-10T11:00:00.000Z',
    signupClosesAt: '2027-02-27T22:59:00.000Z',
    weeks: 11,
    transferFrom: '2027-04-12',
    transferTo: '2027-04-18',
    qualifiers: [
      {
        name: 'Extrakval',
        nameEng: 'Extra qualifier',
        from: '2027-02-18',
        to: '2027-02-19',
      },
    ],
  },
  team: { id: 3, name: 'Tallmo', logo: null },
  players: 2,
  swedish: 2,
  openStages: [] as object[],
  ...more,
});

/** The page at each reading, and the server's answer to a sign-up. */
async function draw(
  readings: object[],
  answer: object = { messageKey: 'api.signup.success' },
  language: Language = 'se',
) {
  const left = [...readings];
  const answers: MockLink.MockedResponse[] = [
    answerTo(SignupPageDocument, () => ({ signup: left.length > 1 ? left.shift() : left[0] })),
    answerTo(SignUpTeamDocument, { signUpTeam: answer }, { variables: { input: { teamId: 3, hasRead: true } } }),
  ];
  await renderPart(
    <Routes>
      <Route path="/signup" element={<SignupPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/signup', answers, language, namespaces: ['seasons-signups', 'api', 'league-season'] },
  );
}

const notices = noticesOfEachTest();

test.each([
  { obstacle: 'NOT_SIGNED_IN', says: 'Logga in för att anmäla ditt lag.', wayOn: '/api/auth/discord' },
  { obstacle: 'NO_TEAM', says: 'Du behöver ett lag.', wayOn: '/board?list=teams' },
  { obstacle: 'NOT_OPEN_YET', says: 'Anmälan har inte öppnat än.', wayOn: '/team/3' },
  { obstacle: 'NOT_CAPTAIN', says: 'Du är inte kapten.', wayOn: '/team/3' },
] as const)('$obstacle is said in a box with the way on', async ({ obstacle, says, wayOn }) => {
  await draw([signup({ obstacle })]);
  expect(await screen.findByText(says)).toBeInTheDocument();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', wayOn);
  expect(screen.queryByRole('button', { name: 'Anmäl laget' })).toBeNull();
});

test.each([
  { obstacle: 'ALREADY_SIGNED_UP', says: 'Ditt lag är redan anmält.' },
  { obstacle: 'REGISTRATION_CLOSED', says: 'Anmälan till säsongen är stängd.' },
] as const)('$obstacle leads to the start page with a message', async ({ obstacle, says }) => {
  await draw([signup({ obstacle })]);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
  expect(notices).toEqual([{ kind: 'info', text: says }]);
});

test.each([
  {
    language: 'se',
    facts: [
      'Anmälan öppnar',
      '10 januari 2027 12:00',
      'Anmälan stänger',
      '27 februari 2027 23:59',
      'Extrakval',
      '18–19 februari 2027',
      'Spelas',
      '8 mars – 23 maj 2027, 11\u00a0veckor',
      'Övergångsfönster',
      '12–18 april 2027',
    ],
  },
  {
    language: 'en',
    facts: [
      'Sign-up opens',
      '10 January 2027 12:00',
      'Sign-up closes',
      '27 February 2027 23:59',
      'Extra qualifier',
      '18–19 February 2027',
      'Played',
      '8 March – 23 May 2027, 11\u00a0weeks',
      'Transfer window',
      '12–18 April 2027',
    ],
  },
] as const)(
  'a visitor, signed in or not, reads the season’s facts in Swedish time: $language',
  async ({ language, facts }) => {
    await draw([signup({ obstacle: 'NOT_SIGNED_IN' })], undefined, language);
    expect((await screen.findByText(facts[0])).closest('dl')).toBeInTheDocument();
    const said = [...document.querySelectorAll('dl > *')].map((cell) => cell.textContent);
    expect(said).toEqual([...facts]);
  },
);

test('the button waits for the tick, and then the team is in', async () => {
  await draw([signup()]);
  const button = await screen.findByRole('button', { name: 'Anmäl laget' });
  expect(button).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jag har läst informationen' }));
  expect(button).toBeEnabled();
  await userEvent.click(button);
  const result = await screen.findByRole('alert');
  expect(result).toHaveTextContent('Tallmo är anmält till Säsong 8');
  expect(result).toHaveFocus();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([...LEAGUE.tournaments.map(({ url }) => url), '/team/3']);
});

test('a team that is in is led to the qualifiers that are played here, and to no site outside', async () => {
  const openStages = ['Öppet kval', 'Cupen'].map((name, index) => ({
    ...{ id: 31 + index, name, discriminator: `stage-${index}`, seasonId: 8 },
  }));
  await draw([signup({ openStages })]);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Anmäl laget' }));
  const result = await screen.findByRole('alert');
  expect(result).toHaveTextContent('Får ni ingen plats är ni med här när det lottas');
  expect(result).toHaveTextContent('om laget har minst tre spelare, varav två svenska medborgare');
  expect(result).not.toHaveTextContent('Anmäl laget också');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Öppet kval', '/division/stage-0/season/8'],
    ['Cupen', '/division/stage-1/season/8'],
    ['Till laget', '/team/3'],
  ]);
});

test('the team that has just been signed up is not sent away for being signed up', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await draw([signup(), signup({ obstacle: 'ALREADY_SIGNED_UP' })]);
  await act(() => jest.advanceTimersByTimeAsync(50));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Anmäl laget' }));
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(screen.getByText('Tallmo är anmält till Säsong 8')).toBeInTheDocument();
  jest.useRealTimers();
});

test('what the team lacks is told, and bars nothing', async () => {
  await draw([signup({ players: 2, swedish: 2 })]);
  const lines = (await screen.findAllByText(/^Minst/)).map((line) => line.textContent);
  expect(lines).toEqual(['Minst 3 spelare (ni är 2)Bjud in', 'Minst 2 svenska medborgare (ni är 2)klart']);
  expect(screen.getByRole('link', { name: 'Bjud in' })).toHaveAttribute('href', '/team/3/settings#invites');
  expect(screen.getByRole('link', { name: 'Läs reglerna' })).toHaveAttribute('href', '/rules');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Anmäl laget' })).toBeEnabled();
});

test('with several qualifiers open, a team reads before it signs up that it plays in one of them', async () => {
  const openStages = ['Kval Norra', 'Kval Södra'].map((name, index) => ({
    ...{ id: 31 + index, name, discriminator: `stage-${index}`, seasonId: 8 },
  }));
  await draw([signup({ openStages })]);
  expect(await screen.findByText(/^Ett lag spelar i ett av säsongens kval\..*de starkaste lagen/)).toBeVisible();
});

test('what teams without a place play in is named, with the way to its bracket', async () => {
  const openStages = [{ id: 31, name: 'Öppet kval', nameEng: null, discriminator: 'oppet-kval', seasonId: 8 }];
  await draw([signup({ openStages })]);
  const link = await screen.findByRole('link', { name: 'Öppet kval' });
  expect(link).toHaveAttribute('href', '/division/oppet-kval/season/8');
  // cups are open too, and a team that could not play gets no seed
  expect(screen.getByRole('heading', { name: 'Kval och cuper' })).toBeVisible();
  expect(
    screen.getByText(/^Lag utan plats är med när det lottas.*om de har minst tre spelare, varav två/),
  ).toBeVisible();
  expect(screen.queryByText(/^Ett lag spelar i ett av/)).toBeNull();
});

test('a refusal is said, and the form stays', async () => {
  await draw([signup()], {
    code: 'REGISTRATION_CLOSED',
    messageKey: 'api.signup.registration-closed',
    field: null,
    params: [],
  });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Anmäl laget' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Anmälan till säsongen är stängd.' }]));
  expect(screen.getByRole('button', { name: 'Anmäl laget' })).toBeEnabled();
});
