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

/** A time that someone else told, and this machine's before the question and after the answer. */
export interface ToldTime {
  asked: Date;
  /** Null when nobody told it. */
  told: Date | null;
  answered: Date;
}

/** Asks someone else for the time. */
export async function toldTime(now: () => Date, ask: () => Promise<Date | null>): Promise<ToldTime> {
  const asked = now();
  const told = await ask();
  return { asked, told, answered: now() };
}

/** How far this machine is ahead, in seconds. However long the answer took, a clock that is right is not: the told time lies in between. */
function secondsAhead({ asked, told, answered }: ToldTime): number {
  if (told === null) return 0;
  const [from, to] = [asked.getTime(), answered.getTime()];
  const nearest = Math.min(Math.max(told.getTime(), Math.min(from, to)), Math.max(from, to));
  return Math.round((nearest - told.getTime()) / 1000);
}

/**
 * Compares this machine's clock with that of the database, which counts for the league, and with the one of the chat provider, which
 * is elsewhere and right.
 */
export function examineClock(database: ToldTime, outside: ToldTime): Finding {
  const others = [
    { whose: 'the database', time: database, wrong: 'both' },
    { whose: 'the chat provider', time: outside, wrong: 'it' },
  ].filter(({ time }) => time.told !== null);
  for (const { whose, time, wrong } of others) {
    const seconds = secondsAhead(time);
    if (Math.abs(seconds) * 1000 <= MOST_MS) continue;
    const said = `${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of ${whose}`;
    return faultFound('clock', `This machine's clock is ${said}: set ${wrong} by NTP.`);
  }
  return soundPart('clock', `It agrees with ${others.map(({ whose }) => whose).join(' and with ')}.`);
}
