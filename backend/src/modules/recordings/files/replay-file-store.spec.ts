import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentStoreOf } from '../../../integrations/content-store/content-store-of.ts';
import { CREDENTIALS, fakeS3 } from '../../../integrations/s3/testing/fake-s3.ts';
import { REPLAYS, ReplayFileStore } from './replay-file-store.ts';

const SHA = 'ab'.repeat(32);
const CONTENT = Buffer.from('a replay');

test('a bucket has a file under its digest, and gives it back until it is removed', async () => {
  const s3 = await fakeS3();
  const store = new ReplayFileStore(contentStoreOf({ kind: 's3', address: s3.address, ...CREDENTIALS }, REPLAYS));
  await store.put(SHA, CONTENT);
  expect([...s3.objects]).toEqual([
    [`/bucket/replays/${SHA}.replay`, { body: CONTENT, type: 'application/octet-stream' }],
  ]);
  expect(await store.find(SHA)).toEqual(CONTENT);
  await store.remove(SHA);
  expect(await store.find(SHA)).toBeNull();
  s3.isBroken = true;
  await expect(store.put(SHA, CONTENT)).rejects.toThrow('503');
  await s3.close();
});

test('a folder has the same, and a removal takes what a crash has left half written', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'replays-'));
  const store = new ReplayFileStore(contentStoreOf({ kind: 'file', dir }, REPLAYS));
  await store.put(SHA, CONTENT);
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
