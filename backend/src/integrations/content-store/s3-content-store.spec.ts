import { S3Client } from '../s3/s3-client.ts';
import { CREDENTIALS, fakeS3, type FakeS3 } from '../s3/testing/fake-s3.ts';
import { S3ContentStore } from './s3-content-store.ts';

const PICTURES = { folder: 'images', name: /^[a-f0-9]{16,64}\.png$/, typeOf: () => 'image/png' };
const NAME = '0123456789abcdef.png';

let s3: FakeS3;
beforeAll(async () => {
  s3 = await fakeS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.objects.clear();
  s3.isBroken = false;
  s3.aheadMs = 0;
});

const storeWith = (secretAccessKey = CREDENTIALS.secretAccessKey) =>
  new S3ContentStore(new S3Client(s3.address, { ...CREDENTIALS, secretAccessKey }), PICTURES);

test('a picture is kept under its name with its type, and read back byte by byte', async () => {
  const store = storeWith();
  await store.put(NAME, Buffer.from('picture'));
  expect([...s3.objects]).toEqual([[`/bucket/images/${NAME}`, { body: Buffer.from('picture'), type: 'image/png' }]]);
  expect((await store.bytes(NAME))?.toString()).toBe('picture');
  const found = await store.find(NAME);
  expect(Buffer.concat((await found?.toArray()) as Buffer[]).toString()).toBe('picture');
});

test('what is not there is nothing, and can be taken away', async () => {
  const store = storeWith();
  expect(await store.find(NAME)).toBeNull();
  expect(await store.bytes(NAME)).toBeNull();
  await store.put(NAME, Buffer.from('picture'));
  await store.remove(NAME);
  await expect(store.remove(NAME)).resolves.toBeUndefined();
  expect(await store.find(NAME)).toBeNull();
});

test('a wrong secret, or a service out of order, is a fault and no missing picture', async () => {
  await expect(storeWith('wrong').put(NAME, Buffer.from('picture'))).rejects.toThrow('PUT answered 403');
  s3.isBroken = true;
  await expect(storeWith().find(NAME)).rejects.toThrow('GET answered 503');
});

test.each([-2, 2])('a machine whose clock is %d hours behind stores and reads all the same', async (hours) => {
  const store = storeWith();
  s3.aheadMs = hours * 3_600_000;
  await store.put(NAME, Buffer.from('picture'));
  expect((await store.bytes(NAME))?.toString()).toBe('picture');
  // set right again
  s3.aheadMs = 0;
  await store.remove(NAME);
  expect(s3.objects.size).toBe(0);
});

test('a name that leads elsewhere never reaches the service', async () => {
  for (const name of ['../../other/secret', `${NAME}?acl`, 'a b.png']) {
    await expect(storeWith().find(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
