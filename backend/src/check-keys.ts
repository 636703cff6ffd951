import { timingSafeEqual } from 'node:crypto';
import pg, { type Client } from 'pg';
import { aboutMember } from './modules/auth/membership/sealed-ssn.ts';
import type { AppConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { BlindIndex } from './platform/crypto/blind-index.ts';
import { Sealer } from './platform/crypto/sealer.ts';

/** The text that is encrypted to recognise a key. */
const PROBE = 'this key belongs to this database';
/** Names of the rows: one for each sealing key, and one for the index key. */
const INDEX = 'index';
const rowOf = (keyId: string): string => `key:${keyId}`;

const LOCAL = 'Unset, the keys are those of DATA_DIR/keys.json';

/**
 * Refuses keys for personal data that are not this database's: encrypted data could not be read, and a known number
 * would look new. The first start stores a value by which each key is recognised. A new key in front of the old ones is
 * a rotation, and is added.
 */
export async function checkKeys(client: Client, config: AppConfig): Promise<void> {
  const known = new Map((await client.query<Known>('select name, value from key_check')).rows.map(pair));
  const problems = [...(await wrongKeys(client, config, known)), ...(await wrongIndex(client, config, known))];
  if (problems.length > 0) throw new ConfigError(problems);
  const missing = [...config.pii.keys.map(({ id }) => rowOf(id)), INDEX].filter((name) => !known.has(name));
  if (missing.length === 0) return;
  for (const name of missing) {
    const value = name === INDEX ? new BlindIndex(config).of(INDEX, PROBE).toString('hex') : seal(config, name);
    await client.query('insert into key_check (name, value) values ($1, $2) on conflict do nothing', [name, value]);
  }
  // another instance may have been first, with other keys
  return checkKeys(client, config);
}

/** The same with its own connection. */
export async function checkKeysAt(databaseUrl: string, config: AppConfig): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await checkKeys(client, config);
  } finally {
    await client.end();
  }
}

interface Known {
  name: string;
  value: string;
}

const pair = ({ name, value }: Known): [string, string] => [name, value];

/** A sealer with one key only, to test each key separately. */
function sealerOf(config: AppConfig, keyId: string): Sealer {
  const keys = config.pii.keys.filter(({ id }) => id === keyId);
  return new Sealer({ ...config, pii: { ...config.pii, keys } });
}

const seal = (config: AppConfig, name: string): string =>
  sealerOf(config, name.slice(rowOf('').length)).seal(PROBE, name);

function opens(sealer: Sealer, sealed: string, about: string): string | null {
  try {
    return sealer.open(sealed, about);
  } catch {
    return null;
  }
}

interface Member {
  id: number;
  keyId: string;
  sealed: string;
  index: Buffer;
}

/** One encrypted number of each key. */
const EXAMPLES = `
  select distinct on (split_part(ssn_cipher, '.', 1)) id, split_part(ssn_cipher, '.', 1) as "keyId",
         ssn_cipher as sealed, ssn_index as index
    from membership where ssn_cipher is not null order by split_part(ssn_cipher, '.', 1), id desc`;

async function wrongKeys(client: Client, config: AppConfig, known: Map<string, string>): Promise<string[]> {
  const problems: string[] = [];
  for (const { id } of config.pii.keys) {
    const value = known.get(rowOf(id));
    if (value !== undefined && opens(sealerOf(config, id), value, rowOf(id)) !== PROBE) {
      problems.push(`PII_KEYS has another key ${id} than the one that this database was made with. ${LOCAL}`);
    }
  }
  if (problems.length > 0) return problems;
  const ids = config.pii.keys.map(({ id }) => id);
  const sealing = [...known.keys()].filter((name) => name !== INDEX);
  if (sealing.length > 0 && !ids.some((id) => known.has(rowOf(id)))) {
    return [`PII_KEYS has none of the keys that this database was made with: put a new key in front of the old one`];
  }
  for (const { id, keyId, sealed } of (await client.query<Member>(EXAMPLES)).rows) {
    if (opens(sealerOf(config, keyId), sealed, aboutMember(id)) !== null) continue;
    problems.push(`PII_KEYS lacks the key ${keyId} that personal identity numbers of this database are sealed with`);
  }
  return problems;
}

async function wrongIndex(client: Client, config: AppConfig, known: Map<string, string>): Promise<string[]> {
  const index = new BlindIndex(config);
  const wrong = [`PII_INDEX_KEY is not the one that this database was made with, and it can never change. ${LOCAL}`];
  const value = known.get(INDEX);
  if (value !== undefined) {
    return timingSafeEqual(Buffer.from(value, 'hex'), index.of(INDEX, PROBE)) ? [] : wrong;
  }
  // a database from before this check: its members' data tests the key
  for (const { id, keyId, sealed, index: found } of (await client.query<Member>(EXAMPLES)).rows) {
    const number = opens(sealerOf(config, keyId), sealed, aboutMember(id));
    if (number !== null && !index.of('ssn', number).equals(found)) return wrong;
  }
  return [];
}
