import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderContentStore } from './folder-content-store.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'images-'))));
afterEach(() => rm(folder, { recursive: true }));

const PICTURES = { folder: 'images', name: /^[a-f0-9]{16,64}(-96)?\.(png|webp)$/, typeOf: () => 'image/png' };
const NAME = '0123456789abcdef.png';

test('a picture is read back byte by byte, and leaves no other file', async () => {
  const store = new FolderContentStore(join(folder, 'images'), PICTURES);
  await store.put(NAME, Buffer.from('picture'));
  const stream = await store.find(NAME);
  expect(Buffer.concat((await stream?.toArray()) as Buffer[]).toString()).toBe('picture');
  expect(await readdir(join(folder, 'images'))).toEqual([NAME]);
});

test('a picture that was found is read whole, though it is moved away before the first byte', async () => {
  const store = new FolderContentStore(folder, PICTURES);
  await store.put(NAME, Buffer.from('picture'));
  const found = await store.find(NAME);
  await store.remove(NAME);
  expect(Buffer.concat((await found?.toArray()) as Buffer[]).toString()).toBe('picture');
});

test('the same picture put twice at once is kept whole', async () => {
  const store = new FolderContentStore(folder, PICTURES);
  await Promise.all([store.put(NAME, Buffer.from('picture')), store.put(NAME, Buffer.from('picture'))]);
  expect(await readFile(join(folder, NAME), 'utf8')).toBe('picture');
  expect(await readdir(folder)).toEqual([NAME]);
});

test.each([
  { name: '../../0123456789abcdef.png', why: 'leaves the folder' },
  { name: '0123456789abcdef.svg', why: 'a format that can carry script' },
  { name: '0123456789ABCDEF.png', why: 'digests are lower case' },
  { name: '0123456789abcde.png', why: 'too short for a digest' },
  { name: '0123456789abcdef-350.png', why: 'no such size' },
  { name: '0123456789abcdef.png\n', why: 'more than the name' },
])('$name is not found: $why', async ({ name }) => {
  await expect(new FolderContentStore(folder, PICTURES).find(name)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    kind: 'not-found',
  });
});

test('a proper name of nothing is nothing', async () => {
  const store = new FolderContentStore(folder, PICTURES);
  expect(await store.find(NAME)).toBeNull();
  expect(await store.bytes(NAME)).toBeNull();
  await expect(store.remove(NAME)).resolves.toBeUndefined();
});
