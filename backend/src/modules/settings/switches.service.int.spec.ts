import { freshDb } from '../../../test/harness/database.ts';
import { collide } from '../../../test/harness/locks.ts';
import { SwitchesRepository } from './switches.repository.ts';
import { SwitchesService } from './switches.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let switches: SwitchesService;

beforeEach(async () => {
  database = await freshDb();
  switches = new SwitchesService(new SwitchesRepository(database.db));
});
afterEach(() => database.close());

const set = (key: string, value: string) =>
  database.db.query(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  );

test('what nobody has set is closed', async () => {
  const closed = { currentSeasonId: null, registrationOpen: false, transferOpen: false, transferTurnedAt: null };
  expect(await switches.current()).toEqual(closed);
  expect(await database.db.transaction(() => switches.hold())).toEqual(closed);
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
  const [rows] = await collide(database.url, { table: 'setting', ids: ['transfer_open'] }, [turn]);
  const { transferTurnedAt } = await switches.current();
  const { begun } = rows?.[0] as { begun: Date };
  expect(transferTurnedAt?.getTime()).toBeGreaterThan(begun.getTime());
});
