import { access, copyFile, constants, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isAbandoned, unlessMissing, writeBeside } from '../../platform/files-in-folders.ts';
import type { LocalFile } from '../../platform/local-file.ts';
import { assertContentName, type ContentKind, type ContentStore } from './content-store.ts';

/** Stores contents of one kind in a folder. */
export class FolderContentStore implements ContentStore {
  constructor(
    private readonly folder: string,
    private readonly kind: ContentKind,
  ) {}

  put(name: string, bytes: Buffer): Promise<void> {
    return this.putOnce(name, (beside) => writeFile(beside, bytes, { flag: 'wx' }));
  }

  async take(name: string, { path }: LocalFile): Promise<void> {
    await this.putOnce(name, (beside) => move(path, beside));
    await rm(path, { force: true });
  }

  /** Opens the file before it returns. If the file is moved while it is read, the reader still gets all of it. */
  async find(name: string): Promise<Readable | null> {
    const file = await unlessMissing(open(this.path(name)));
    return file?.createReadStream() ?? null;
  }

  bytes(name: string): Promise<Buffer | null> {
    return unlessMissing(readFile(this.path(name)));
  }

  /** Deletes also what a crash has left of a write of it. */
  async remove(name: string): Promise<void> {
    await unlessMissing(rm(this.path(name)));
    for (const file of (await unlessMissing(readdir(this.folder))) ?? []) {
      const path = join(this.folder, file);
      if (file.startsWith(`${name}.`) && (await isAbandoned(path))) await rm(path, { force: true });
    }
  }

  private async putOnce(name: string, write: (beside: string) => Promise<void>): Promise<void> {
    const target = this.path(name);
    if (!(await isThere(target))) await writeBeside(target, write);
  }

  private path(name: string): string {
    assertContentName(this.kind, name);
    return join(this.folder, name);
  }
}

/** Moves a file, also to another file system. */
const move = (from: string, to: string): Promise<void> =>
  rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    return copyFile(from, to, constants.COPYFILE_EXCL);
  });

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
