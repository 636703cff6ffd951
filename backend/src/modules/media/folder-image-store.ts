import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertImageName, imageTypeOf, type ImageStore, type ImageStream } from './image-store.ts';

/** Stores pictures in a folder. */
export class FolderImageStore implements ImageStore {
  constructor(private readonly folder: string) {}

  /** Writes a temporary file and renames it, so that a reader never gets half a file. */
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

  /** Opens the file before it returns. If the file is moved while it is read, the reader still gets all of it. */
  async find(name: string): Promise<ImageStream | null> {
    const file = await unlessMissing(open(this.path(name)));
    return file && { stream: file.createReadStream(), type: imageTypeOf(name) };
  }

  bytes(name: string): Promise<Buffer | null> {
    return unlessMissing(readFile(this.path(name)));
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

/** null when the file does not exist. */
const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
