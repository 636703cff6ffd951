import { League } from '../../../test/factories/league.ts';
import { freshDb } from '../../../test/harness/database.ts';
import { SettingsRepository } from './settings.repository.ts';
import { SettingsService } from './settings.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let settings: SettingsService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  settings = new SettingsService(new SettingsRepository(database.db));
});
afterAll(() => database.close());

test('what nobody has set is closed, empty and shows matches', async () => {
  await expect(settings.current()).resolves.toEqual({
    currentSeasonId: null,
    registrationOpen: false,
    transferOpen: false,
    startType: 'matches',
    startContent: '',
    startContentEng: '',
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
