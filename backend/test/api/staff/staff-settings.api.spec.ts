import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';
import { collideCalls } from '../../harness/locks.ts';

let app: TestApp;
let league: League;
let adminUserId: number;
const browsers: Record<string, Browser> = {};

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  ({ userId: adminUserId } = await linkPlayer(app.db, 'admin', { roles: ['admin'] }));
  await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin', 'graphics', 'writer'] });
  await linkPlayer(app.db, 'player');
  browsers.visitor = new Browser(app);
  for (const handle of ['admin', 'divisionadmin', 'player']) browsers[handle] = await signIn(app, handle);
});
beforeEach(() => app.db.query('delete from setting'));
afterAll(() => app.close());

const stored = async () =>
  Object.fromEntries(
    (await app.db.query<{ key: string; value: string }>('select key, value from setting')).map(({ key, value }) => [
      key,
      value,
    ]),
  );

const send = async (as: string, path: string, body: object) => {
  const answer = await browsers[as]!.post(path, body);
  return { status: answer.status, body: (await answer.json()) as { CODE: number; MESSAGE: string; field?: string } };
};

type Versions = { switchesVersion: string; startVersion: string };

const versions = async (): Promise<Versions> =>
  (await graphql<{ settings: Versions }>(app.url, '{ settings { switchesVersion startVersion } }')).data!.settings;

/** Sends the form with the present version, unless `input` has another one. */
const mutate = async (as: string, query: string, input: object) =>
  graphql(app.url, query, {
    variables: {
      input: {
        version: (await versions())[query === SWITCHES ? 'switchesVersion' : 'startVersion'],
        ...input,
      },
    },
    headers: { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' },
  });

const SWITCHES = `mutation ($input: LeagueSwitchesInput!) {
  saveLeagueSwitches(input: $input) { ... on LeagueSettings { registrationOpen transferOpen } ... on Problem { code } }
}`;
const START = `mutation ($input: StartPageInput!) {
  saveStartPage(input: $input) {
    ... on LeagueSettings { startType startContent startContentEng } ... on Problem { code field }
  }
}`;

const lastEntry = async () =>
  (
    await app.db.query('select actor_user_id as actor, act, before, after from audit_entry order by id desc limit 1')
  )[0];

test('both switches are saved as one, and the audit names the one who holds the token', async () => {
  const body = { userId: 999_999, registration: 'true', transfer: 'false' };
  const { status, body: answer } = await send('admin', '/api/admin/settings/save', body);

  expect([status, answer.CODE, answer.MESSAGE]).toEqual([200, 200, 'api.settings.save.success']);
  expect(await stored()).toEqual({ registration_open: 'true', signup_season: '', transfer_open: 'false' });
  expect(await lastEntry()).toEqual({
    actor: adminUserId,
    act: 'settings.switches',
    before: {},
    after: { registration_open: 'true', signup_season: '', transfer_open: 'false' },
  });
});

test('the page saves the same way and reads what now stands', async () => {
  const { data } = await mutate('admin', SWITCHES, { registrationOpen: false, transferOpen: true });
  expect(data).toEqual({ saveLeagueSwitches: { registrationOpen: false, transferOpen: true } });
  await mutate('admin', SWITCHES, { registrationOpen: true, transferOpen: true });
  expect(await lastEntry()).toMatchObject({
    before: { registration_open: 'false', transfer_open: 'true' },
    after: { registration_open: 'true', transfer_open: 'true' },
  });
});

test('sign-up is opened for a season that staff name, and stays with it', async () => {
  const [played, next] = [await league.season(), await league.season({ startsOn: '2099-01-01', endsOn: '2099-06-30' })];
  await league.setting('current_season', played);
  await send('admin', '/api/admin/settings/save', { registration: 'true', transfer: 'false' });
  expect(await stored()).toMatchObject({ signup_season: String(played) });
  const save = (signupSeasonId: number | null) =>
    mutate('admin', SWITCHES, { registrationOpen: true, transferOpen: false, signupSeasonId });
  await save(next);
  expect(await stored()).toMatchObject({ current_season: String(played), signup_season: String(next) });
  await send('admin', '/api/admin/settings/save', { registration: 'true', transfer: 'true' });
  expect(await stored()).toMatchObject({ signup_season: String(next), transfer_open: 'true' });

  expect(await save(999_999)).toMatchObject({ data: { saveLeagueSwitches: { code: 'NOT_FOUND' } } });
  await app.db.query(`update season set signup_closes_at = '2001-01-01T00:00:00Z' where id = $1`, [next]);
  expect(await save(next)).toMatchObject({ data: { saveLeagueSwitches: { code: 'SIGNUP_IS_OVER' } } });
  const late = await send('admin', '/api/admin/settings/save', { registration: 'true', transfer: 'false' });
  expect([late.status, late.body.MESSAGE]).toEqual([409, 'api.settings.signup-is-over']);
  expect(await stored()).toMatchObject({ registration_open: 'true', transfer_open: 'true' });
});

test('sign-up is not moved to a season that is over, and a stored one does not keep the other switch from being saved', async () => {
  const [over, next] = [
    await league.season({ startsOn: '2001-01-01', endsOn: '2001-06-30' }),
    await league.season({ startsOn: '2098-01-01', endsOn: '2098-06-30' }),
  ];
  const save = (signupSeasonId: number) =>
    mutate('admin', SWITCHES, { registrationOpen: false, transferOpen: true, signupSeasonId });
  await save(next);
  expect(await save(over)).toMatchObject({
    data: { saveLeagueSwitches: { code: 'SIGNUP_IS_OVER' } },
  });
  expect(await stored()).toMatchObject({ signup_season: String(next) });
  await league.setting('signup_season', over);
  expect(await save(over)).toMatchObject({ data: { saveLeagueSwitches: { transferOpen: true } } });
});

test('the window follows the season until staff, or a documented call, say another thing', async () => {
  await league.setting('current_season', await league.season({ startsOn: '2097-01-01', endsOn: '2097-06-30' }));
  const follows = () => app.db.query(`select value <> '' as "isFollowing" from setting where key = 'transfer_follows'`);
  const form = { registrationOpen: false, transferOpen: true };
  const { data } = await mutate('admin', SWITCHES, { ...form, transferFollowsSeason: true });
  expect(data).toMatchObject({ saveLeagueSwitches: { transferOpen: false } });
  expect(await follows()).toEqual([{ isFollowing: true }]);
  // the earlier client sends both switches as it has read them
  await send('admin', '/api/admin/settings/save', { registration: 'true', transfer: 'false' });
  expect(await follows()).toEqual([{ isFollowing: true }]);
  await send('admin', '/api/admin/settings/save', { registration: 'true', transfer: 'true' });
  expect(await follows()).toEqual([{ isFollowing: false }]);
  expect(await stored()).toMatchObject({ transfer_open: 'true' });
  expect(await lastEntry()).toMatchObject({ act: 'settings.switches', after: { transfer_follows: '' } });
});

test('a call that names one switch turns that one, and the other stays', async () => {
  await send('admin', '/api/admin/settings/save', { registration: 'true', transfer: 'false' });
  const transfer = await send('admin', '/api/admin/settings/save', { transfer: 'true' });
  expect([transfer.status, transfer.body.CODE]).toEqual([200, 200]);
  expect(await stored()).toMatchObject({ registration_open: 'true', transfer_open: 'true' });
  expect(await lastEntry()).toMatchObject({ before: { transfer_open: 'false' }, after: { transfer_open: 'true' } });
  const registration = await send('admin', '/api/admin/settings/save', { registration: 'false' });
  expect(registration.status).toBe(200);
  expect(await stored()).toMatchObject({ registration_open: 'false', transfer_open: 'true' });
});

test('the start page keeps its markdown in both languages, with the indentation that lists need', async () => {
  const body = { starttype: 'custom', startcontent: '# Hej\r\n- ett\r\n  - två', startcontenteng: '# Hello' };
  await send('admin', '/api/settings/save', body);
  expect(await stored()).toEqual({
    start_type: 'custom',
    start_content: '# Hej\n- ett\n  - två',
    start_content_eng: '# Hello',
  });
  const { data } = await mutate('admin', START, { startType: 'matches', startContent: '👩‍💻', startContentEng: '' });
  expect(data).toEqual({ saveStartPage: { startType: 'matches', startContent: '👩‍💻', startContentEng: '' } });
});

test.each([
  ['/api/admin/settings/save', { registration: 'yes', transfer: 'true' }, 'registration', 'not a switch'],
  ['/api/admin/settings/save', { registration: 'true', transfer: null }, 'transfer', 'no value of a switch'],
  ['/api/admin/settings/save', { userId: 1 }, 'registration', 'no switch at all'],
  [
    '/api/admin/settings/save',
    { registration: 'true', transfer: 'true', current_season: '3' },
    'current_season',
    'a key of someone else',
  ],
  ['/api/settings/save', { starttype: 'html', startcontent: '', startcontenteng: '' }, 'starttype', 'no such type'],
  [
    '/api/settings/save',
    { starttype: 'custom', startcontent: 'a\u0000', startcontenteng: '' },
    'startContent',
    'a character that no one sees',
  ],
  [
    '/api/settings/save',
    { starttype: 'custom', startcontent: '', startcontenteng: 'x'.repeat(20_001) },
    'startContentEng',
    'too long',
  ],
])('%s with %j is refused at %s: %s', async (path, body, field, _why) => {
  const { status, body: answer } = await send('admin', path, body);
  expect([status, answer.field]).toEqual([400, field]);
  expect(await stored()).toEqual({});
});

test.each([
  ['visitor', 401],
  ['player', 403],
  ['divisionadmin', 403],
])('a %s changes nothing by any door', async (as, status) => {
  const rest = [
    await send(as, '/api/admin/settings/save', { userId: adminUserId, registration: 'true', transfer: 'true' }),
    await send(as, '/api/settings/save', { starttype: 'custom', startcontent: 'x', startcontenteng: 'x' }),
  ];
  expect(rest.map((answer) => answer.status)).toEqual([status, status]);
  const page = [
    await mutate(as, SWITCHES, { registrationOpen: true, transferOpen: true }),
    await mutate(as, START, { startType: 'custom', startContent: 'x', startContentEng: 'x' }),
  ];
  expect(page.map(({ errors }) => errors?.length)).toEqual([1, 1]);
  expect(await stored()).toEqual({});
});

test('a form that was filled before another one was saved turns no switch back', async () => {
  await mutate('admin', SWITCHES, { registrationOpen: false, transferOpen: false });
  const { switchesVersion: version } = await versions();
  const opens = await mutate('admin', SWITCHES, { version, registrationOpen: false, transferOpen: true });
  expect(opens.data).toEqual({ saveLeagueSwitches: { registrationOpen: false, transferOpen: true } });
  const late = await mutate('admin', SWITCHES, { version, registrationOpen: true, transferOpen: false });
  expect(late.data).toEqual({ saveLeagueSwitches: { code: 'CHANGED_MEANWHILE' } });
  expect(await stored()).toMatchObject({ registration_open: 'false', transfer_open: 'true' });
  // the start page is another form
  const start = await mutate('admin', START, { startType: 'matches', startContent: '', startContentEng: 'x' });
  expect(start.data).toMatchObject({ saveStartPage: { startContentEng: 'x' } });
});

test.each([
  [SWITCHES, 'registration_open', (n: number) => ({ registrationOpen: n !== 2, transferOpen: n !== 3 })],
  [START, 'start_type', (n: number) => ({ startType: 'custom', startContent: `${n}`, startContentEng: '' })],
] as const)(
  'of two forms that are sent at once, one is saved and the other hears of it (%#)',
  async (query, key, of) => {
    await mutate('admin', query, of(1));
    const { switchesVersion, startVersion } = await versions();
    const version = query === SWITCHES ? switchesVersion : startVersion;
    const calls = [2, 3].map((n) => () => mutate('admin', query, { version, ...of(n) }));
    const answers = await collideCalls(app.databaseUrl, { table: 'setting', ids: [key] }, calls);
    const codes = answers.map(({ data }) => Object.values(data ?? {})[0] as { code?: string });
    expect(codes.map(({ code }) => code ?? 'saved').sort()).toEqual(['CHANGED_MEANWHILE', 'saved']);
  },
);

test('a documented call says no version: the last one counts, for its own settings only', async () => {
  await send('admin', '/api/settings/save', { starttype: 'custom', startcontent: 'a', startcontenteng: 'b' });
  await send('admin', '/api/admin/settings/save', { registration: 'true', transfer: 'false' });
  await send('admin', '/api/admin/settings/save', { registration: 'false', transfer: 'true' });
  expect(await stored()).toMatchObject({
    registration_open: 'false',
    transfer_open: 'true',
    start_type: 'custom',
    start_content: 'a',
    start_content_eng: 'b',
  });
});
