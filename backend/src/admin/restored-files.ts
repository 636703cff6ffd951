import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { storingBytes } from '../platform/not-stored.ts';
import { ArchiveError } from './archive-lock.ts';

/** The first letters of the folder in which the files wait. A crash can leave one; no backup has it. */
export const RESTORING = 'restoring-';

/** `crests/1.webp`; throws for a path outside of the folder. */
export function safePath(path: string): string {
  const clean = normalize(path);
  if (clean.startsWith('..') || clean.startsWith('/') || clean.includes(':') || clean.includes('\0')) {
    throw new ArchiveError(`it wants to write outside the uploads folder: ${path}`);
  }
  return clean;
}

/**
 * The uploaded files of an archive. They wait in a folder of their own until all of them and all rows are written: a restore that
 * fails, as on a full disk (T117), leaves the files as they were. Throws `NotStored` when the disk takes nothing more.
 */
export class RestoredFiles {
  readonly #waiting: string;
  readonly #paths: string[] = [];

  /** @param uploads the folder of uploaded files; null leaves them out */
  constructor(private readonly uploads: string | null) {
    this.#waiting = join(uploads ?? '', `${RESTORING}${randomBytes(6).toString('hex')}`);
  }

  get count(): number {
    return this.#paths.length;
  }

  /** The following bytes are of this file. */
  async beginFile(path: string): Promise<void> {
    if (this.uploads === null) return;
    this.#paths.push(safePath(path));
    await storingBytes(() => mkdir(dirname(this.#current), { recursive: true }));
    // a file without bytes exists too
    await storingBytes(() => appendFile(this.#current, ''));
  }

  async append(bytes: Buffer): Promise<void> {
    if (this.uploads !== null) await storingBytes(() => appendFile(this.#current, bytes));
  }

  /** Puts all files into their places, or, when one cannot go there, none. */
  async place(): Promise<void> {
    const { uploads } = this;
    if (uploads === null) return;
    const placed: string[] = [];
    try {
      for (const path of this.#paths) {
        const target = join(uploads, path);
        const isNew = !existsSync(target);
        await storingBytes(async () => {
          await mkdir(dirname(target), { recursive: true });
          await rename(join(this.#waiting, path), target);
        });
        if (isNew) placed.push(target);
      }
    } catch (error) {
      // one that was there before has the same bytes, because its name depends on them
      for (const target of placed) await rm(target, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Removes what waits. What a disk does not delete stays beside the uploads, and is in no backup. */
  async end(): Promise<void> {
    if (this.uploads !== null) await rm(this.#waiting, { recursive: true, force: true }).catch(() => undefined);
  }

  get #current(): string {
    return join(this.#waiting, this.#paths.at(-1) ?? '');
  }
}
