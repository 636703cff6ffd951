import { copyFile, open, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { unlessMissing, writeBeside } from '../../../../platform/files-in-folders.ts';
import { DumpStore, type FinishedFile } from './dump-store.ts';

/** Stores the nightly dumps in a folder. */
export class FolderDumpStore extends DumpStore {
  constructor(private readonly folder: string) {
    super();
  }

  putFile(key: string, { path }: FinishedFile): Promise<void> {
    return writeBeside(join(this.folder, key), (file) => copyFile(path, file));
  }

  putText(key: string, text: string): Promise<void> {
    return writeBeside(join(this.folder, key), (file) => writeFile(file, text));
  }

  text(key: string): Promise<string | null> {
    return unlessMissing(readFile(join(this.folder, key), 'utf8'));
  }

  /** Opens the file before it returns, so that a reader gets all of it also when it is removed meanwhile. */
  async open(key: string): Promise<Readable | null> {
    const file = await unlessMissing(open(join(this.folder, key)));
    return file && file.createReadStream();
  }

  async remove(key: string): Promise<void> {
    const path = join(this.folder, key);
    await rm(path, { force: true });
    // the last file of a night takes the night's folder with it
    await rmdir(dirname(path)).catch(() => undefined);
  }
}
