import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvReader } from './read-env.ts';

/** A key for personal data: 32 bytes and the id that sealed values name it by. */
export interface PiiKey {
  readonly id: string;
  readonly key: Buffer;
}

export interface PiiKeys {
  /** The first seals; the others still open what they sealed. */
  readonly keys: readonly PiiKey[];
  /** Key of the keyed hash that finds a value without opening it. */
  readonly indexKey: Buffer;
}

const KEY_BYTES = 32;

/** Reads `PII_KEYS=k2:<base64>,k1:<base64>` and `PII_INDEX_KEY=<base64>`; outside production it makes them once. */
export function readPiiKeys(env: EnvReader, production: boolean, dataDir: string): PiiKeys {
  if (production) {
    env.required('PII_KEYS', 'in production');
    env.required('PII_INDEX_KEY', 'in production');
  }
  const needsLocal = env.text('PII_KEYS') === null || env.text('PII_INDEX_KEY') === null;
  const local = needsLocal && !production ? localKeys(dataDir) : null;
  const keys = (env.text('PII_KEYS') ?? local?.PII_KEYS ?? '').split(',').flatMap((entry) => parseKey(env, entry));
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) env.complain('PII_KEYS', 'must not name a key twice');
  const indexKey = Buffer.from(env.text('PII_INDEX_KEY') ?? local?.PII_INDEX_KEY ?? '', 'base64');
  if (env.text('PII_INDEX_KEY') !== null && indexKey.length !== KEY_BYTES) {
    env.complain('PII_INDEX_KEY', `must be ${KEY_BYTES} bytes in base64`);
  } else if (isGuessable(indexKey)) env.complain('PII_INDEX_KEY', SHOULD_BE_RANDOM);
  if (keys.some(({ key }) => isGuessable(key))) env.complain('PII_KEYS', SHOULD_BE_RANDOM);
  if (new Set([...keys.map(({ key }) => key), indexKey].map((key) => key.toString('base64'))).size <= keys.length) {
    env.complain('PII_KEYS', 'must be keys that differ from each other and from PII_INDEX_KEY');
  }
  return { keys, indexKey };
}

const SHOULD_BE_RANDOM = 'must be random: make a key as .env.example says';
/** Of 32 random bytes fewer differ about once in 10^15 keys. */
const LEAST_DIFFERENT = 16;

/** Zeros, one letter again and again, a short word repeated, a row of numbers: nothing that chance has made. */
function isGuessable(key: Buffer): boolean {
  if (key.length !== KEY_BYTES) return false;
  const half = KEY_BYTES / 2;
  if (key.subarray(0, half).equals(key.subarray(half))) return true;
  const steps = key.map((byte, at) => byte - (key[at - 1] ?? 0));
  return [key, steps].some((bytes) => new Set(bytes).size < LEAST_DIFFERENT);
}

/** Reads `BACKUP_KEY=<base64>`; null when there is none. */
export function readBackupKey(env: EnvReader): Buffer | null {
  const text = env.text('BACKUP_KEY');
  if (text === null) return null;
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES) env.complain('BACKUP_KEY', `must be ${KEY_BYTES} bytes in base64`);
  else if (isGuessable(key)) env.complain('BACKUP_KEY', SHOULD_BE_RANDOM);
  return key;
}

function parseKey(env: EnvReader, entry: string): PiiKey[] {
  if (entry === '') return [];
  const [, id, base64] = /^([a-z0-9]{1,8}):([A-Za-z0-9+/_-]+=*)$/.exec(entry.trim()) ?? [];
  const key = Buffer.from(base64 ?? '', 'base64');
  if (id !== undefined && key.length === KEY_BYTES) return [{ id, key }];
  env.complain('PII_KEYS', `must be a list of id:key, each key ${KEY_BYTES} bytes in base64, the current one first`);
  return [];
}

interface LocalKeys {
  PII_KEYS: string;
  PII_INDEX_KEY: string;
}

/** The keys of an installation that configures none: made at its first start, kept beside its database. */
function localKeys(dataDir: string): LocalKeys {
  const file = join(dataDir, 'keys.json');
  const fresh: LocalKeys = {
    PII_KEYS: `k1:${randomBytes(KEY_BYTES).toString('base64')}`,
    PII_INDEX_KEY: randomBytes(KEY_BYTES).toString('base64'),
  };
  mkdirSync(dataDir, { recursive: true });
  try {
    // fails when it exists: two first starts at once must end up with the same keys
    writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return JSON.parse(readFileSync(file, 'utf8')) as LocalKeys;
  }
}
