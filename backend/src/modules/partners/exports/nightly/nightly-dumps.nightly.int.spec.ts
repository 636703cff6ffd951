import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { League } from '../../../../../test/factories/league.ts';
import { freshDb } from '../../../../../test/harness/database.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Snapshots } from '../../../../platform/db/snapshots.ts';
import { ExportsRepository } from '../exports.repository.ts';
import { ExportsService } from '../exports.service.ts';
import type { FinishedFile } from './dump-store.ts';
import { FolderDumpStore } from './folder-dump-store.ts';
import { DUMPED_NAMES } from './night-manifest.ts';
import { NightlyDumps } from './nightly-dumps.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let folder: string;
beforeAll(async () => {
  database = await freshDb();
  const league = new League(database.db);
  const division = await league.division(await league.season(), { name: 'Elit' });
  const teams = [await league.teamIn(division, 'Örnarna'), await league.teamIn(division, 'Göken')] as const;
  await league.played(division, teams, [{ goals: [1, 0] }, { goals: [2, 0] }, { goals: [3, 0] }]);
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sbl-nights-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A store that stops working after some files, as a crash does. */
class FailingStore extends FolderDumpStore {
  constructor(
    at: string,
    private left: number,
  ) {
    super(at);
  }

  override async putFile(key: string, file: FinishedFile): Promise<void> {
    if (this.left-- === 0) throw new Error('power is off');
    await super.putFile(key, file);
  }
}

/** The job of one instance at a time. */
function instance(at: string, store = new FolderDumpStore(folder)): NightlyDumps {
  const clock = Object.assign(new Clock(), { now: () => new Date(at) });
  const exports = new ExportsService(new Snapshots(database.url), new ExportsRepository(), clock);
  return new NightlyDumps(exports, store, clock);
}

const bytesOf = async (dumps: NightlyDumps, night: string, name: string): Promise<Buffer> =>
  Buffer.concat((await (await dumps.open(night, name)).stream.toArray()) as Buffer[]);

test('a night has every file with its rows, size and digest, and its licence', async () => {
  const dumps = instance('2026-03-10T02:00:00Z');
  expect(await dumps.makeIfDue()).toBe(true);
  const [manifest] = await dumps.nights();
  expect(manifest).toMatchObject({
    night: '2026-03-10',
    madeAt: '2026-03-10T02:00:00.000Z',
    licence: { id: 'CC-BY-4.0' },
  });
  const [place] = await database.db.query(
    'select last as position, (select version::int from change_stamp) as "leagueVersion" from event_counter',
  );
  expect(manifest).toMatchObject(place!);
  expect(manifest!.position).toBeGreaterThan(0);
  expect([...manifest!.files.map(({ name }) => name), 'manifest.json']).toEqual(DUMPED_NAMES);
  for (const { name, rows, bytes, sha256 } of manifest!.files) {
    const packed = await bytesOf(dumps, '2026-03-10', name);
    const lines = gunzipSync(packed).toString().split('\n').length - 1;
    expect({ name, rows, bytes, sha256 }).toEqual({
      name,
      rows: name.includes('.csv') ? lines - 1 : lines,
      bytes: packed.length,
      sha256: createHash('sha256').update(packed).digest('hex'),
    });
  }
  const series = gunzipSync(await bytesOf(dumps, '2026-03-10', 'series.ndjson.gz')).toString();
  expect(JSON.parse(series)).toMatchObject({ homeTeam: 'Örnarna', homeGames: 3, awayGames: 0 });
  expect(JSON.parse((await bytesOf(dumps, '2026-03-10', 'manifest.json')).toString())).toEqual(manifest);
});

test('it is made once, by two instances at the same time and by a later one', async () => {
  const made = await Promise.all(
    ['00', '00', '01'].map((second) => instance(`2026-03-10T02:00:${second}Z`).makeIfDue()),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await instance('2026-03-10T22:00:00Z').makeIfDue()).toBe(false);
  expect(await instance('2026-03-11T02:00:00Z').makeIfDue()).toBe(true);
});

test('a fault in the middle leaves the night before whole and nothing else, and the next try makes the night', async () => {
  const before = instance('2026-03-10T02:00:00Z');
  await before.makeIfDue();
  const series = await bytesOf(before, '2026-03-10', 'series.csv.gz');
  await expect(instance('2026-03-11T02:00:00Z', new FailingStore(folder, 5)).makeIfDue()).rejects.toThrow(
    'power is off',
  );

  expect((await readdir(folder)).sort()).toEqual(['2026-03-10', 'nights.json']);

  const after = instance('2026-03-11T02:10:00Z');
  expect((await after.nights()).map(({ night }) => night)).toEqual(['2026-03-10']);
  expect(await bytesOf(after, '2026-03-10', 'series.csv.gz')).toEqual(series);
  await expect(after.open('2026-03-11', 'seasons.csv.gz')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await after.makeIfDue()).toBe(true);
  expect((await after.nights()).map(({ night }) => night)).toEqual(['2026-03-11', '2026-03-10']);
});

test('seven nights are kept, and what a crash left is removed', async () => {
  await instance('2026-03-01T02:00:00Z').makeIfDue();
  const crashing = Object.assign(new FailingStore(folder, 3), { remove: () => Promise.reject(new Error('still off')) });
  await expect(instance('2026-03-02T02:00:00Z', crashing).makeIfDue()).rejects.toThrow('power is off');
  for (const day of [3, 4, 5, 6, 7, 8, 9]) expect(await instance(`2026-03-0${day}T02:00:00Z`).makeIfDue()).toBe(true);
  const nights = ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2026-03-${day}`);
  expect((await readdir(folder)).sort()).toEqual([...nights, 'nights.json']);
  expect(
    (JSON.parse(await readFile(join(folder, 'nights.json'), 'utf8')) as { nights: unknown[] }).nights,
  ).toHaveLength(7);
  await expect(instance('2026-03-09T02:00:00Z').open('2026-03-01', 'series.csv.gz')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test.each([
  ['2026-03-10', '../nights.json'],
  ['..', 'nights.json'],
  ['2026-03-10', 'users.csv.gz'],
  ['2026-03-09', 'series.csv.gz'],
])('%s/%s is not there', async (night, name) => {
  const dumps = instance('2026-03-10T02:00:00Z');
  await dumps.makeIfDue();
  await expect(dumps.open(night, name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
