import { League } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { SettingSources } from './setting-sources.ts';
import { SettingsRepository } from './settings.repository.ts';
import { SettingsService } from './settings.service.ts';
import { SwitchesRepository } from './switches.repository.ts';
import { SwitchesService } from './switches.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let switches: SwitchesService;

beforeEach(async () => {
  database = await freshDb();
  switches = new SwitchesService(new SwitchesRepository(database.db), new FixedClock(new Date('2027-01-08T12:00:00Z')));
});
afterEach(() => database.close());

const set = (key: string, value: string) => new League(database.db).setting(key, value);

test('what no one has set is closed', async () => {
  const closed = {
    currentSeasonId: null,
    signupSeasonId: null,
    signupOpensAt: null,
    registrationOpen: false,
    transferOpen: false,
    transferTurnedAt: null,
  };
  expect(await switches.current()).toEqual(closed);
  expect(await database.db.transaction(() => switches.lockSwitches())).toEqual(closed);
});

test('the window tells since when it stands: saving the same again is no turn', async () => {
  await set('transfer_open', 'true');
  const { transferTurnedAt: first } = await switches.current();
  await set('transfer_open', 'true');
  expect((await switches.current()).transferTurnedAt).toEqual(first);
  await database.db.query('select pg_sleep(0.005)');
  await set('transfer_open', 'false');
  const { transferOpen, transferTurnedAt: second } = await switches.current();
  expect(transferOpen).toBe(false);
  expect(second?.getTime()).toBeGreaterThan(first?.getTime() ?? Infinity);
});

test('a turn that waits for those who hold the switch counts from when it happens', async () => {
  await set('transfer_open', 'true');
  const turn = () => database.db.query(`update setting set value = 'false' returning transaction_timestamp() as begun`);
  const [rows] = await collideCalls(database.url, { table: 'setting', ids: ['transfer_open'] }, [turn], (holder) =>
    holder.query('select pg_sleep(0.005)'),
  );
  const { transferTurnedAt } = await switches.current();
  const { begun } = rows?.[0] as { begun: Date };
  expect(transferTurnedAt?.getTime()).toBeGreaterThan(begun.getTime());
});

test('a closing time that is moved while a sign-up waits for it counts as it is then', async () => {
  const league = new League(database.db);
  const season = await league.season({ signupClosesAt: '2027-01-09T12:00:00Z' });
  await set('signup_season', String(season));
  await set('registration_open', 'true');
  expect((await switches.current()).registrationOpen).toBe(true);
  const asks = () => database.db.transaction(async () => (await switches.lockSwitches()).registrationOpen);
  const [isOpen] = await collideCalls(database.url, { table: 'season', ids: [season] }, [asks], (holder) =>
    holder.query(`update season set signup_closes_at = '2027-01-08T11:59:00Z'`),
  );
  expect(isOpen).toBe(false);
});

test('a window that follows the season is open on the days of the current one, in every read and under the lock', async () => {
  const clock = new FixedClock(new Date('2027-04-11T12:00:00Z'));
  const repository = new SwitchesRepository(database.db);
  switches = new SwitchesService(repository, clock);
  const settings = new SettingsService(new SettingsRepository(database.db), clock, new SettingSources());
  const league = new League(database.db);
  const current = await league.season({ transferFrom: '2027-04-12', transferTo: '2027-04-18' });
  const next = await league.season({ transferFrom: '2027-04-01', transferTo: '2027-04-30' });
  for (const [key, value] of Object.entries({ current_season: current, signup_season: next })) {
    await set(key, String(value));
  }
  await set('transfer_follows', '2027-01-01T00:00:00.000Z');
  const told = async () => [
    (await switches.current()).transferOpen,
    (await database.db.transaction(() => switches.lockSwitches())).transferOpen,
    (await settings.current()).transferOpen,
    (await settings.all()).find(({ key }) => key === 'transfer_open')?.value === 'true',
  ];
  const four = (isOpen: boolean) => Array.from({ length: 4 }, () => isOpen);
  expect(await told()).toEqual(four(false));
  clock.set(new Date('2027-04-11T22:00:00Z'));
  expect(await told()).toEqual(four(true));
  expect((await settings.all()).map(({ key }) => key)).not.toContain('transfer_follows');
  clock.set(new Date('2027-04-18T22:00:00Z'));
  expect(await told()).toEqual(four(false));
  expect((await switches.current()).transferTurnedAt).toEqual(new Date('2027-04-18T22:00:00Z'));
});

test('days that are moved while a join waits for them count as they are then', async () => {
  const league = new League(database.db);
  const season = await league.season({ transferFrom: '2027-01-01', transferTo: '2027-01-31' });
  await set('current_season', String(season));
  await set('transfer_follows', '2026-12-01T00:00:00.000Z');
  expect((await switches.current()).transferOpen).toBe(true);
  const asks = () => database.db.transaction(async () => (await switches.lockSwitches()).transferOpen);
  const [isOpen] = await collideCalls(database.url, { table: 'season', ids: [season] }, [asks], (holder) =>
    holder.query(`update season set transfer_to = '2027-01-07'`),
  );
  expect(isOpen).toBe(false);
});

test('sign-up that staff have opened opens by itself at its time, in every read and under the lock', async () => {
  const clock = new FixedClock(new Date('2027-01-10T10:59:59Z'));
  switches = new SwitchesService(new SwitchesRepository(database.db), clock);
  const settings = new SettingsService(new SettingsRepository(database.db), clock, new SettingSources());
  const opensAt = '2027-01-10T11:00:00.000Z';
  const season = await new League(database.db).season({
    signupOpensAt: opensAt,
    signupClosesAt: '2027-02-01T12:00:00Z',
  });
  await set('signup_season', String(season));
  const told = async () => [
    (await switches.current()).registrationOpen,
    (await database.db.transaction(() => switches.lockSwitches())).registrationOpen,
    (await settings.current()).registrationOpen,
    (await settings.all()).find(({ key }) => key === 'registration_open')?.value === 'true',
  ];
  const four = (isOpen: boolean) => Array.from({ length: 4 }, () => isOpen);
  clock.set(new Date(opensAt));
  expect(await told()).toEqual(four(false));
  await set('registration_open', 'true');
  clock.set(new Date('2027-01-10T10:59:59Z'));
  expect(await told()).toEqual(four(false));
  expect((await switches.current()).signupOpensAt).toEqual(new Date(opensAt));
  expect(await settings.current()).toMatchObject({ isSignupSwitchedOn: true, signupOpensAt: opensAt });
  clock.set(new Date(opensAt));
  expect(await told()).toEqual(four(true));
  expect((await switches.current()).signupOpensAt).toBeNull();
  clock.set(new Date('2027-02-01T12:00:00Z'));
  expect(await told()).toEqual(four(false));
});
