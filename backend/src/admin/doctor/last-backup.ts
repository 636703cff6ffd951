import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../../platform/read-json.ts';
import { faultFound, soundPart, type Finding } from './finding.ts';

const FILE = 'last-backup.json';
const DAY_MS = 24 * 3_600_000;
/** Days without a backup after which a lost disk would cost more than people remember. */
const LATE_DAYS = 8;

/** Notes that a backup was made. All instances and commands of an installation share the folder. */
export const noteBackup = (dataDir: string, at: Date): Promise<void> =>
  writeFile(join(dataDir, FILE), JSON.stringify({ at: at.toISOString() }));

/** How old is the last backup that was made by the product's own command? */
export async function examineBackup(dataDir: string, now: Date): Promise<Finding> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => null);
  if (text === null)
    return faultFound(
      'backup',
      'None was ever made with `admin backup`. If you copy the database in another way, try once whether the copy can be restored.',
    );
  const { at } = readJson(text) as { at: string };
  const days = Math.floor((now.getTime() - new Date(at).getTime()) / DAY_MS);
  if (days >= LATE_DAYS) return faultFound('backup', `The last one is ${days} days old.`);
  return soundPart('backup', `The last one is ${days === 0 ? 'of today' : `${days} days old`}.`);
}
