import { League } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { SettingSources } from './setting-sources.ts';
import { SettingsRepository } from './settings.repository.ts';
import { SettingsService } from './settings.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
const clock = new FixedClock(new Date('2027-01-08T12:00:00Z'));
let settings: SettingsService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  settings = new SettingsService(new SettingsRepository(database.db), clock, new SettingSources());
});
afterAll(() => database.close());

test('what no one has set is closed, empty and shows matches', async () => {
  await expect(settings.current()).resolves.toEqual({
    ownMatterRule: 'marked',
    replayMonths: 24,
    currentSeasonId: null,
    registrationOpen: false,
    signupSeasonId: null,
    isSignupSwitchedOn: false,
    signupOpensAt: null,
    signupClosesAt: null,
    transferOpen: false,
    transferFollowsSeason: false,
    startType: 'matches',
    startContent: '',
    startContentEng: '',
    switchesVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
    startVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('switches are the words true and false, and nothing else opens them', async () => {
  await league.setting('registration_open', 'true');
  await league.setting('transfer_open', 'yes');
  await league.setting('start_type', 'custom');
  await league.setting('start_content', '# Välkommen');

  const current = await settings.current();

  expect(current).toMatchObject({ registrationOpen: true, transferOpen: false, startType: 'custom' });
  expect(current.startContent).toBe('# Välkommen');
});

test('a setting that is not for the public stays inside', async () => {
  await league.setting('webhook_secret', 'hush');

  const keys = (await settings.all()).map(({ key }) => key);

  expect(keys).toEqual(['registration_open', 'start_content', 'start_type', 'transfer_open']);
});

test('sign-up has a season of its own, and is closed from its closing time on', async () => {
  const played = await league.season();
  const next = await league.season({ signupClosesAt: '2027-01-08T22:59:00Z' });
  await league.setting('registration_open', 'true');
  await league.setting('current_season', played);
  await league.setting('signup_season', next);
  const registration = async () => (await settings.all()).find(({ key }) => key === 'registration_open')?.value;

  clock.set(new Date('2027-01-08T22:58:59Z'));
  expect(await settings.current()).toMatchObject({
    currentSeasonId: played,
    signupSeasonId: next,
    signupClosesAt: '2027-01-08T22:59:00.000Z',
    registrationOpen: true,
  });
  expect(await registration()).toBe('true');

  clock.set(new Date('2027-01-08T22:59:00Z'));
  expect(await settings.current()).toMatchObject({ signupSeasonId: next, registrationOpen: false });
  expect(await registration()).toBe('false');
});
