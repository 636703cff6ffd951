import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { S3Client } from '../../../../integrations/s3/s3-client.ts';
import { CREDENTIALS, fakeS3, type FakeS3 } from '../../../../integrations/s3/testing/fake-s3.ts';
import { writeDump } from './dump-file.ts';
import { S3DumpStore } from './s3-dump-store.ts';

let s3: FakeS3;
let folder: string;
beforeAll(async () => {
  s3 = await fakeS3();
  folder = await mkdtemp(join(tmpdir(), 'sbl-s3-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const store = (): S3DumpStore => new S3DumpStore(new S3Client(s3.address, CREDENTIALS), 'exports');

async function* lines(): AsyncGenerator<string> {
  for (let n = 0; n < 20_000; n++) yield `${n},${Math.sin(n)}\r\n`;
}

test('a file is signed by its digest, sent in parts with its length, and read back', async () => {
  const file = await writeDump(join(folder, 'a.csv.gz'), lines());
  await store().putFile('2026-03-10/a.csv.gz', file);
  const stored = s3.objects.get('/bucket/exports/2026-03-10/a.csv.gz');
  expect(stored?.type).toBe('application/gzip');
  expect(stored?.body).toHaveLength(file.bytes);
  const read = Buffer.concat((await (await store().open('2026-03-10/a.csv.gz'))?.toArray()) as Buffer[]);
  expect(gunzipSync(read).toString().split('\r\n')).toHaveLength(20_001);
});

test('a file that is not what its digest says is refused', async () => {
  const file = await writeDump(join(folder, 'b.csv.gz'), lines());
  const wrong = { ...file, sha256: 'f'.repeat(64) };
  await expect(store().putFile('2026-03-10/b.csv.gz', wrong)).rejects.toThrow('PUT answered 403');
});

test('texts are replaced, and what is not there is nothing', async () => {
  expect(await store().text('nights.json')).toBeNull();
  await store().putText('nights.json', '{"nights":[]}');
  await store().putText('nights.json', '{"nights":[1]}');
  expect(await store().text('nights.json')).toBe('{"nights":[1]}');
  await store().remove('nights.json');
  await store().remove('nights.json');
  expect([await store().text('nights.json'), await store().open('nights.json')]).toEqual([null, null]);
});
