import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertImageName, imageTypeOf, type ImageStore, type ImageStream } from './image-store.ts';

/** Pictures in a folder. */
export class FolderImageStore implements ImageStore {
  constructor(private readonly folder: string) {}

  /** Written beside and renamed, so that a reader never meets half a file. */
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

  async find(name: string): Promise<ImageStream | null> {
    const path = this.path(name);
    return (await isThere(path)) ? { stream: createReadStream(path), type: imageTypeOf(name) } : null;
  }

  async bytes(name: string): Promise<Buffer | null> {
    const path = this.path(name);
    return (await isThere(path)) ? readFile(path) : null;
  }

  async remove(name: string): Promise<void> {
    await rm(this.path(name), { force: true });
  }

  private path(name: string): string {
    assertImageName(name);
    return join(this.folder, name);
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
