import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { digestOfKey } from '../platform/limits/api-keys.ts';
import { inTransaction, writeDown } from './operator.ts';

const LONGEST_NAME = 80;

/**
 * Creates a partner's key. It is shown only now, because the database has only its digest.
 * @param name the partner; a partner has one valid key at a time
 * @returns the key, in a sentence
 */
export function createApiKey(client: Client, name: string): Promise<string> {
  const partner = name.trim();
  if (partner === '' || partner.length > LONGEST_NAME) throw new Error(`A name has 1 to ${LONGEST_NAME} characters.`);
  const key = `sbl_${randomBytes(32).toString('base64url')}`;
  return inTransaction(client, async () => {
    const { rows } = await client.query<{ id: number }>(
      `insert into api_key (name, key_hash) values ($1, $2)
       on conflict (lower(name)) where revoked_at is null do nothing returning id`,
      [partner, digestOfKey(key)],
    );
    const made = rows[0];
    if (!made) throw new Error(`${partner} has a key: revoke it first.`);
    await writeDown(client, {
      act: 'api-key.create',
      objectKind: 'api-key',
      objectId: made.id,
      after: { name: partner },
    });
    return `The key of ${partner}, shown this once: ${key}`;
  });
}

/** Every key with its dates. @returns a line for each */
export async function listApiKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select format('%s  %s  since %s%s', id, name, created_at::date, ', revoked ' || revoked_at::date) as line
       from api_key order by revoked_at is not null, lower(name), id`,
  );
  return rows.length > 0 ? rows.map(({ line }) => line) : ['There are no keys.'];
}

/**
 * Ends a partner's key on every instance, at once.
 * @param key its number or its name
 * @returns what happened, in a sentence
 */
export function revokeApiKey(client: Client, key: string): Promise<string> {
  return inTransaction(client, async () => {
    const { rows } = await client.query<{ id: number; name: string }>(
      `update api_key set revoked_at = now()
        where revoked_at is null and (id::text = $1 or lower(name) = lower($1)) returning id, name`,
      [key.trim()],
    );
    const ended = rows[0];
    if (!ended) throw new Error(`There is no valid key ${key}.`);
    await writeDown(client, {
      act: 'api-key.revoke',
      objectKind: 'api-key',
      objectId: ended.id,
      before: { name: ended.name },
    });
    return `The key of ${ended.name} is revoked.`;
  });
}
