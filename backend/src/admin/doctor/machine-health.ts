import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultFound, soundPart, whyOf, type Finding } from './finding.ts';

/** Replay files, pictures and a backup of a season fit in it. */
export const LEAST_FREE_BYTES = 2 * 1024 ** 3;
const inGigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** Can the folder of data be written, and is there room for what comes? */
export async function examineDisk(dataDir: string, leastFree = LEAST_FREE_BYTES): Promise<Finding> {
  const probe = join(dataDir, `doctor-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, 'room');
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    if (free < leastFree)
      return faultFound(
        'disk',
        `${inGigabytes(free)} are free in ${dataDir}: uploads and backups will soon be refused.`,
      );
    return soundPart('disk', `${inGigabytes(free)} are free in ${dataDir}.`);
  } catch (error) {
    return faultFound('disk', `Nothing can be written in ${dataDir} (DATA_DIR): ${whyOf(error)}.`);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** A difference that people notice: times of series, log-ins and calls to the chat depend on the clock. */
const MOST_MS = 30_000;

/**
 * Compares this machine's clock with that of the database, which counts for the league, and with the one of the chat provider, which
 * is elsewhere and right.
 */
export function examineClock(here: Date, database: Date, outside: Date | null): Finding {
  const ahead = (of: Date): number => Math.round((here.getTime() - of.getTime()) / 1000);
  const said = (seconds: number): string => `${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'}`;
  if (Math.abs(ahead(database)) * 1000 > MOST_MS)
    return faultFound(
      'clock',
      `This machine's clock is ${said(ahead(database))} that of the database: set both by NTP.`,
    );
  if (outside && Math.abs(ahead(outside)) * 1000 > MOST_MS)
    return faultFound(
      'clock',
      `This machine's clock is ${said(ahead(outside))} that of the chat provider: set it by NTP.`,
    );
  return soundPart(
    'clock',
    outside ? 'It agrees with the database and with the chat provider.' : 'It agrees with the database.',
  );
}
