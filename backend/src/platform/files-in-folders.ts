import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { storingBytes } from './not-stored.ts';

/** A write that has not ended after this time never will. */
const WRITE_MS = 3_600_000;

/**
 * Lets `write` make a temporary file beside `target` and renames it, so that a reader never gets half a file. Makes the
 * folder if it is missing. A failed write leaves nothing. Throws `NotStored` when the disk takes nothing more.
 */
export function writeBeside(target: string, write: (beside: string) => Promise<void>): Promise<void> {
  return storingBytes(async () => {
    await mkdir(dirname(target), { recursive: true });
    const beside = `${target}.${randomBytes(6).toString('hex')}`;
    try {
      await write(beside);
      await rename(beside, target);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  });
}

/** Has nothing been written to this file for an hour? No, when it does not exist. */
export async function isAbandoned(path: string): Promise<boolean> {
  const file = await unlessMissing(stat(path));
  return file !== null && file.mtimeMs < Date.now() - WRITE_MS;
}

/** null when the file does not exist, also because its folder is none. */
export const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
