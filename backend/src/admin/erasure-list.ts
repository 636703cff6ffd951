import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { writeBeside } from '../platform/files-in-folders.ts';

/** The list's file beside the database, for the case that the database is lost. */
export const erasureListOf = (dataDir: string): string => join(dataDir, 'erased-people.txt');

const LINE = /^([a-f0-9]{64}) (\S+)$/;

/** Writes the list of erased people to its file: keyed digests and times, one person a line. */
export async function saveErasureList(client: Client, file: string): Promise<void> {
  const { rows } = await client.query<{ hash: string; at: Date }>(
    `select encode(person_hash, 'hex') as hash, erased_at as at from erased_person order by erased_at, person_hash`,
  );
  const text = rows.map(({ hash, at }) => `${hash} ${at.toISOString()}\n`).join('');
  await writeBeside(file, (beside) => writeFile(beside, text, { mode: 0o600 }));
}

/**
 * Adds the people who are only in the file to the database's list. Throws for an invalid file, because an erased person
 * would come back.
 */
export async function addErasureList(client: Client, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  for (const line of text.split('\n').filter(Boolean)) {
    const [, hash, at = ''] = LINE.exec(line) ?? [];
    if (hash === undefined || Number.isNaN(Date.parse(at))) throw new Error(`${file} is no list of erased people.`);
    await client.query(
      `insert into erased_person as known (person_hash, erased_at) values (decode($1, 'hex'), $2)
       on conflict (person_hash) do update set erased_at = greatest(known.erased_at, excluded.erased_at)`,
      [hash, at],
    );
  }
}
