import type { Client } from 'pg';
import { checkKeys } from '../../check-keys.ts';
import type { AppConfig } from '../../platform/config/config.ts';
import { ConfigError } from '../../platform/config/environment.ts';
import { migrationNames } from '../../platform/db/migrations.ts';
import { migrationNames as ranIn } from '../catalog.ts';
import { faultFound, soundPart, type Finding } from './finding.ts';

/** Was the schema made by this version? Nothing is changed: the next start migrates. */
export async function examineSchema(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ is: boolean }>(`select to_regclass('migrations') is not null as is`);
  if (!rows[0]?.is) return soundPart('database', 'It answers and is empty: the first start fills it.');
  const ours = migrationNames();
  const there = await ranIn(client);
  const later = there.filter((name) => !ours.includes(name));
  if (later.length > 0)
    return faultFound(
      'database',
      `It was made by another version of the product (${later.join(', ')}): start that one.`,
    );
  const waiting = ours.filter((name) => !there.includes(name)).length;
  return soundPart(
    'database',
    waiting === 0 ? 'It answers.' : `It answers; the next start brings it up to date (${waiting}).`,
  );
}

/** Are the keys for personal data those of this database? What a first start would store is taken back. */
export async function examineKeys(client: Client, config: AppConfig): Promise<Finding> {
  await client.query('begin');
  try {
    await checkKeys(client, config);
    const backups = config.backupKey ? '' : ' BACKUP_KEY is not set: backups can be read by whoever finds them.';
    return soundPart('keys', `They are those of this database.${backups}`);
  } catch (error) {
    if (error instanceof ConfigError) return faultFound('keys', error.problems.join(' '));
    throw error;
  } finally {
    await client.query('rollback');
  }
}

/** Hours without a nightly job after which there is something wrong: a night, a day without a start, and the time until 04:00. */
const LATE_HOURS = 50;

/** When did the last night's work run (docs/operations.md, What runs by itself)? */
export async function examineNights(client: Client, now: Date): Promise<Finding> {
  const { rows } = await client.query<{ at: Date; wrong: number }>(
    'select checked_at as at, wrong from totals_check order by night desc limit 1',
  );
  const [last] = rows;
  if (!last) return soundPart('nightly job', 'No night has passed yet with a running instance.');
  const hours = Math.floor((now.getTime() - last.at.getTime()) / 3_600_000);
  if (hours > LATE_HOURS)
    return faultFound(
      'nightly job',
      `The last one ran ${hours} hours ago: no instance has run after 04:00 in Sweden since, or the log says why it failed.`,
    );
  return soundPart('nightly job', `The last one ran ${hours} hours ago.`);
}
