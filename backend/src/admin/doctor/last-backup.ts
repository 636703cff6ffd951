import { lastBackupAt } from '../../platform/last-backup.ts';
import { faultFound, soundPart, type Finding } from './finding.ts';

const DAY_MS = 24 * 3_600_000;
/** Days without a backup after which a lost disk would cost more than people remember. */
const LATE_DAYS = 8;

/** How old is the last backup that was made by the product's own command? */
export async function examineBackup(dataDir: string, now: Date): Promise<Finding> {
  const at = await lastBackupAt(dataDir);
  if (at === null)
    return faultFound(
      'backup',
      'None was ever made with `admin backup`. If you copy the database in another way, try once whether the copy can be restored.',
    );
  const days = Math.floor((now.getTime() - at.getTime()) / DAY_MS);
  if (days >= LATE_DAYS) return faultFound('backup', `The last one is ${days} days old.`);
  return soundPart('backup', `The last one is ${days === 0 ? 'of today' : `${days} days old`}.`);
}
