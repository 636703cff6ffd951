/** Files in a folder that are no replays are not meant: thumbnails, notes. */
const isReplay = ({ name }: { name: string }): boolean => /\.replay$/i.test(name);

/** All files that were dropped, with those in folders. Only replays are taken from folders. */
export async function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  // the entries are readable only now, during the event
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.every(({ isFile }) => isFile)) return [...files];
  const found = await Promise.all(
    entries.map(async (entry) => (entry.isFile ? [await fileOf(entry)] : inFolder(entry))),
  );
  return found.flat().filter((file) => file !== null);
}

/** The replays of a chosen folder. */
export const replaysOf = (files: readonly File[]): File[] => files.filter(isReplay);

async function inFolder(folder: FileSystemEntry): Promise<(File | null)[]> {
  const reader = (folder as FileSystemDirectoryEntry).createReader();
  const found: (File | null)[] = [];
  // the browser lists a hundred at a time, and none at the end
  for (let some = await listed(reader); some.length > 0; some = await listed(reader)) {
    for (const entry of some) {
      if (entry.isDirectory) found.push(...(await inFolder(entry)));
      else if (isReplay(entry)) found.push(await fileOf(entry));
    }
  }
  return found;
}

const listed = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));

const fileOf = (entry: FileSystemEntry): Promise<File | null> =>
  new Promise((resolve) => (entry as FileSystemFileEntry).file(resolve, () => resolve(null)));
