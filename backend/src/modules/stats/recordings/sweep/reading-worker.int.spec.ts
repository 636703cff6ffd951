import { setTimeout as sleep } from 'node:timers/promises';
import { KeptReplays } from '../../../../../test/factories/kept-replays.ts';
import { DbListener } from '../../../../platform/db/listener.ts';
import { Readiness } from '../../../../platform/health/readiness.ts';
import { ReplayReading } from './replay-reading.entity.ts';
import { ReadingWorker } from './reading-worker.ts';

let world: KeptReplays;
let workers: { worker: ReadingWorker; listener: DbListener; readiness: Readiness }[];

beforeAll(async () => {
  world = await KeptReplays.begin();
  workers = [1, 2, 3].map(() => {
    const listener = new DbListener(world.database.url);
    const readiness = new Readiness(world.database.db, []);
    return {
      worker: new ReadingWorker(world.games, world.readings, world.reader, listener, readiness),
      listener,
      readiness,
    };
  });
  for (const { worker } of workers) worker.onApplicationBootstrap();
});
afterAll(async () => {
  for (const { worker, listener } of workers) {
    await worker.onModuleDestroy();
    await listener.onModuleDestroy();
  }
  await world.close();
});

/** Waits until it is so. A worker that no signal wakes looks once a minute only, which is too late. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += 20) {
    if (waited > 20_000) throw new Error('it is not so');
    await sleep(20);
  }
}

test('three instances read ten new files, each once and never two at a time', async () => {
  let atOnce = 0;
  let most = 0;
  let read = 0;
  world.reader.pause = async () => {
    most = Math.max(most, (atOnce += 1));
    await sleep(5);
    atOnce -= 1;
    read += 1;
  };
  const series: number[] = [];
  for (let n = 0; n < 10; n++) {
    const digest = world.newDigest();
    series.push((await world.report(digest)).seriesId);
    await world.keep(digest);
  }

  const isTold = async () => (await Promise.all(series.map((id) => world.told(id)))).every((told) => told !== null);
  await until(isTold);
  await until(async () => !(await world.database.db.repo(ReplayReading).exists()));
  expect([read, most]).toEqual([10, 1]);
  world.reader.pause = async () => undefined;
});

test('a corrected report wakes the readers, without a new file', async () => {
  const digest = world.newDigest();
  const { seriesId } = await world.report(digest);
  await world.keep(digest);
  await until(async () => (await world.told(seriesId)) !== null);

  await world.correct(seriesId, digest, [world.ids.ada, await world.league.player('Cy')]);
  await until(async () => (await world.told(seriesId)) !== null);
  expect(await world.told(seriesId)).toEqual(['Ada 7', '– 3', '– 99']);
});

test.each([
  { what: 'rests seven times as long as the file took', file: 100, least: 790, most: 60_000 },
  { what: 'rests two seconds at most', file: 1_000, least: 2_900, most: 6_000 },
])('after a file the reader $what', async ({ file, least, most }) => {
  const begun: number[] = [];
  world.reader.pause = async () => {
    begun.push(performance.now());
    await sleep(file);
  };
  for (const digest of [world.newDigest(), world.newDigest()]) {
    await world.report(digest);
    await world.keep(digest);
  }
  await until(async () => begun.length === 2);
  const [first = 0, second = 0] = begun;
  expect(second - first).toBeGreaterThan(least);
  expect(second - first).toBeLessThan(most);
  world.reader.pause = async () => undefined;
  await until(async () => !(await world.database.db.repo(ReplayReading).exists()));
});

test('an instance that is stopping begins no other file', async () => {
  for (const { readiness } of workers) readiness.drain();
  const digest = world.newDigest();
  const { seriesId } = await world.report(digest);
  await world.keep(digest);
  await sleep(200);
  expect(await world.told(seriesId)).toBeNull();
});
