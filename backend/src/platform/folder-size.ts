import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './files-in-folders.ts';

/** The files below a folder, and their bytes together. A folder that is not there has none. */
export interface FolderSize {
  files: number;
  bytes: number;
}

/** How much room a folder takes. Its files are looked at one by one, so that requests are answered meanwhile. */
export async function folderSize(folder: string): Promise<FolderSize> {
  const size = { files: 0, bytes: 0 };
  const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // one that was removed meanwhile takes none
    const file = await unlessMissing(stat(join(entry.parentPath, entry.name)));
    if (!file) continue;
    size.files += 1;
    size.bytes += file.size;
  }
  return size;
}
