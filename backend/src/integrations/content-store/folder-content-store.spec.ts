import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arrivedFile } from '../../../test/factories/arrived-file.ts';
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

test('a file is taken from where it is; of the same picture the first one stays', async () => {
  const store = new FolderContentStore(join(folder, 'images'), PICTURES);
  for (const text of ['picture', 'another']) {
    await store.take(NAME, await arrivedFile(folder, Buffer.from(text)));
  }
  expect((await store.bytes(NAME))?.toString()).toBe('picture');
  expect([await readdir(folder), await readdir(join(folder, 'images'))]).toEqual([['images'], [NAME]]);
});

test('a file that cannot be taken leaves no part of it', async () => {
  const store = new FolderContentStore(join(folder, 'images'), PICTURES);
  const missing = { path: join(folder, 'nowhere'), bytes: 1, sha256: '' };
  await expect(store.take(NAME, missing)).rejects.toThrow('ENOENT');
  expect(await readdir(join(folder, 'images'))).toEqual([]);
});

// a folder in memory is another file system
const elsewhere = existsSync('/dev/shm') ? test : test.skip;

elsewhere('a file is taken from another file system', async () => {
  const memory = await mkdtemp('/dev/shm/upload-');
  const store = new FolderContentStore(join(folder, 'images'), PICTURES);
  await store.take(NAME, await arrivedFile(memory, Buffer.from('picture')));
  expect((await store.bytes(NAME))?.toString()).toBe('picture');
  expect([await readdir(memory), await readdir(join(folder, 'images'))]).toEqual([[], [NAME]]);
  await rm(memory, { recursive: true });
});
