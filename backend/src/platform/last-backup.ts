import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './files-in-folders.ts';
import { readJson } from './read-json.ts';

const FILE = 'last-backup.json';

/** Notes that a backup was made. All instances and commands of an installation share the folder. */
export const noteBackup = (dataDir: string, at: Date): Promise<void> =>
  writeFile(join(dataDir, FILE), JSON.stringify({ at: at.toISOString() }));

/** When the last backup was made by the product's own command; null: never. */
export async function lastBackupAt(dataDir: string): Promise<Date | null> {
  const text = await unlessMissing(readFile(join(dataDir, FILE), 'utf8'));
  return text === null ? null : new Date((readJson(text) as { at: string }).at);
}
