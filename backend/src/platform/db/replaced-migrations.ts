import { readFileSync } from 'node:fs';
import { readJson } from '../read-json.ts';

/** The migration that makes the whole schema. Those before it are in no version any more. */
const FIRST = 'InitialSchema1793300000000';

/** Names of the migrations that it replaced, oldest first. Together they made the same schema. */
const REPLACED = readJson(
  readFileSync(new URL('../../schema/replaced-migrations.json', import.meta.url), 'utf8'),
) as string[];

const timestampOf = (name: string): number => Number(name.slice(-13));

const isOlder = (name: string): boolean => timestampOf(name) < timestampOf(FIRST);

/** The database was made by migrations that this version does not have any more. Its text is for the operator. */
export class OldDatabase extends Error {
  constructor() {
    super(
      'This database was made by an older version, and nothing in it was changed: make a backup with that version ' +
        '(npm run admin -- backup), start this one on an empty database or an empty DATA_DIR, and restore it there ' +
        '(docs/operations.md, Upgrade).',
    );
    this.name = 'OldDatabase';
  }
}

/**
 * Refuses a database that older migrations have made.
 * @param ran the names of its migrations
 * @throws OldDatabase
 */
export function assertNotReplaced(ran: readonly string[]): void {
  if (ran.some(isOlder)) throw new OldDatabase();
}

/**
 * The migrations by which a version of today makes the same schema: those that were replaced, all together, are the first one.
 * Other names stay as they are.
 * @param ran oldest first
 */
export function asOfToday(ran: readonly string[]): string[] {
  const older = ran.filter(isOlder);
  const isWhole = JSON.stringify(older) === JSON.stringify(REPLACED);
  return isWhole ? [FIRST, ...ran.slice(older.length)] : [...ran];
}
