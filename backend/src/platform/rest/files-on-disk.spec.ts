import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import { FilesOnDisk, type FileOnDisk } from './files-on-disk.ts';

let folder: string;
let disk: FilesOnDisk;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'on-disk-'));
  disk = new FilesOnDisk(join(folder, 'incoming'), { fileSize: 8, files: 2 });
});
afterEach(() => rm(folder, { recursive: true }));

const there = () => readdir(join(folder, 'incoming')).catch(() => []);

/** One file of a call, in these parts. */
const handle = async (call: Request, stream: Readable): Promise<FileOnDisk> => {
  const sent = { stream } as Express.Multer.File;
  const [error, info] = await new Promise<unknown[]>((resolve) =>
    disk._handleFile(call, sent, (...told) => resolve(told)),
  );
  if (error instanceof Error) throw error;
  return info as FileOnDisk;
};

const call = () => ({}) as Request;

test('a file in several parts is written whole, with its digest, for its owner only', async () => {
  const { file } = await handle(call(), Readable.from([Buffer.from('ab'), Buffer.from('cdefgh')]));
  expect(await readFile(String(file?.path), 'utf8')).toBe('abcdefgh');
  const sha256 = createHash('sha256').update('abcdefgh').digest('hex');
  expect(file).toMatchObject({ bytes: 8, sha256 });
  expect((await stat(String(file?.path))).mode & 0o077).toBe(0);
});

test('a file that is too large by one byte, and a third one of a call, are read to their ends and leave nothing', async () => {
  const one = call();
  const large = Readable.from([Buffer.from('abcdefgh'), Buffer.from('i'), Buffer.from('more')]);
  expect(await handle(one, large)).toEqual({ file: null });
  expect((await handle(one, Readable.from([Buffer.from('x')]))).file).not.toBeNull();
  const third = Readable.from([Buffer.from('y')]);
  expect(await handle(one, third)).toEqual({ file: null });
  expect([large.readableEnded, third.readableEnded, (await there()).length]).toEqual([true, true, 1]);
  expect((await handle(call(), Readable.from([Buffer.from('z')]))).file).not.toBeNull();
});

test('a call that breaks off, and one that failed later, leave nothing', async () => {
  async function* broken() {
    yield Buffer.from('abc');
    throw new Error('aborted');
  }
  await expect(handle(call(), Readable.from(broken()))).rejects.toThrow('aborted');
  const sent = await handle(call(), Readable.from([Buffer.from('abc')]));
  await new Promise((resolve) => disk._removeFile(call(), sent as unknown as Express.Multer.File, resolve));
  await new Promise((resolve) => disk._removeFile(call(), { file: null } as unknown as Express.Multer.File, resolve));
  expect(await there()).toEqual([]);
});
