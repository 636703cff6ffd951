import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arrivedFile } from '../../../../../test/factories/arrived-file.ts';
import { contentStoreOf } from '../../../../integrations/content-store/content-store-of.ts';
import { CREDENTIALS, fakeS3 } from '../../../../integrations/s3/testing/fake-s3.ts';
import { REPLAYS, ReplayFileStore } from './replay-file-store.ts';

const CONTENT = Buffer.from('a replay');
const SHA = createHash('sha256').update(CONTENT).digest('hex');

let incoming: string;
beforeEach(async () => (incoming = await mkdtemp(join(tmpdir(), 'incoming-'))));
afterEach(() => rm(incoming, { recursive: true }));

/** Puts it where uploads arrive, and gives it to the store. */
const take = async (store: ReplayFileStore): Promise<void> => store.take(await arrivedFile(incoming, CONTENT));

test('a bucket has a file under its digest, and gives it back until it is removed', async () => {
  const s3 = await fakeS3();
  const store = new ReplayFileStore(contentStoreOf({ kind: 's3', address: s3.address, ...CREDENTIALS }, REPLAYS));
  await take(store);
  expect([...s3.objects]).toEqual([
    [`/bucket/replays/${SHA}.replay`, { body: CONTENT, type: 'application/octet-stream' }],
  ]);
  expect(await store.find(SHA)).toEqual(CONTENT);
  await store.remove(SHA);
  expect(await store.find(SHA)).toBeNull();
  s3.isBroken = true;
  await expect(take(store)).rejects.toThrow('503');
  await s3.close();
});

test('a folder has the same, and a removal takes what a crash has left half written', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'replays-'));
  const store = new ReplayFileStore(contentStoreOf({ kind: 'file', dir }, REPLAYS));
  await take(store);
  expect(await readdir(incoming)).toEqual([]);
  expect(await store.find(SHA)).toEqual(CONTENT);
  const [left, underWay] = ['left', 'under-way'].map((end) => join(dir, 'replays', `${SHA}.replay.${end}`));
  for (const path of [left, underWay]) await writeFile(String(path), 'half');
  await utimes(String(left), 0, 0);
  await store.remove(SHA);
  expect(await store.find(SHA)).toBeNull();
  expect(await readdir(join(dir, 'replays'))).toEqual([`${SHA}.replay.under-way`]);
  await rm(dir, { recursive: true });
});

test('only a digest is a name', async () => {
  const store = new ReplayFileStore(contentStoreOf({ kind: 'file', dir: '/nowhere' }, REPLAYS));
  await expect(store.find('../secret')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
