import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LeagueError } from '../../domain/league-error.ts';

/** A digest of the content, perhaps the small sibling, and one of our two formats: nothing that can leave the folder. */
const NAME = /^[a-f0-9]{16,64}(-96)?\.(png|webp)$/;

const TYPES = { png: 'image/png', webp: 'image/webp' } as const;

/** A stored picture on its way out. */
export interface ImageStream {
  stream: Readable;
  type: (typeof TYPES)[keyof typeof TYPES];
}

/** Pictures in a folder, named after their content, so that a name never changes its bytes. */
export class ImageStore {
  constructor(private readonly folder: string) {}

  /**
   * Keeps a picture. Written beside and renamed, so that a reader never meets half a file; what is there already is
   * the same picture.
   */
  async put(name: string, bytes: Buffer): Promise<void> {
    const target = this.path(name);
    if (await isThere(target)) return;
    await mkdir(this.folder, { recursive: true });
    const beside = `${target}.${randomBytes(6).toString('hex')}`;
    try {
      await writeFile(beside, bytes, { flag: 'wx' });
      await rename(beside, target);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }

  /** The file of a name; refuses with NOT_FOUND what is no name of a picture. */
  path(name: string): string {
    if (!NAME.test(name)) throw imageNotFound();
    return join(this.folder, name);
  }

  /** Opens a picture; null when there is none of that name. Refuses with NOT_FOUND what is no name. */
  async find(name: string): Promise<ImageStream | null> {
    const path = this.path(name);
    if (!(await isThere(path))) return null;
    return { stream: createReadStream(path), type: name.endsWith('.png') ? TYPES.png : TYPES.webp };
  }

  /** A picture's bytes; null when there is none of that name. */
  async bytes(name: string): Promise<Buffer | null> {
    const path = this.path(name);
    return (await isThere(path)) ? readFile(path) : null;
  }

  /** Takes a picture away; nothing happens when there is none. */
  async remove(name: string): Promise<void> {
    await rm(this.path(name), { force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

export const imageNotFound = (): LeagueError => new LeagueError('NOT_FOUND', 'not-found', 'api.error.not-found');
