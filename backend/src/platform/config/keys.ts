import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** A key for personal data: 32 bytes, and the id by which sealed values name it. */
export interface PiiKey {
  readonly id: string;
  readonly key: Buffer;
}

export interface PiiKeys {
  /** The first key seals. The others can still open what they sealed. */
  readonly keys: readonly PiiKey[];
  /** Key of the keyed hash, which finds a value without opening it. */
  readonly indexKey: Buffer;
}

const KEY_BYTES = 32;
/** Outside production, an installation without configured keys makes its own. */
const text = z.string('must be set in production');
const SHOULD_BE_RANDOM = 'must be random: make a key as .env.example says';
/** The fewest different bytes of a good key. Among 10^15 random keys, about one has fewer. */
const LEAST_DIFFERENT = 16;

/** Is the key not random? Examples are zeros, a repeated letter or word, and a row of numbers. */
function isGuessable(key: Buffer): boolean {
  if (key.length !== KEY_BYTES) return false;
  const half = KEY_BYTES / 2;
  if (key.subarray(0, half).equals(key.subarray(half))) return true;
  const steps = key.map((byte, at) => byte - (key[at - 1] ?? 0));
  return [key, steps].some((bytes) => new Set(bytes).size < LEAST_DIFFERENT);
}

/** `<base64>`: one key. */
export const oneKey = text
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === KEY_BYTES, `must be ${KEY_BYTES} bytes in base64`)
  .refine((key) => !isGuessable(key), SHOULD_BE_RANDOM);

function parseKey(entry: string): PiiKey {
  const [, id = '', base64 = ''] = /^([a-z0-9]{1,8}):([A-Za-z0-9+/_-]+=*)$/.exec(entry.trim()) ?? [];
  return { id, key: Buffer.from(base64, 'base64') };
}

/** `k2:<base64>,k1:<base64>`: keys with their ids. */
export const keyList = text
  .transform((text): readonly PiiKey[] =>
    text
      .split(',')
      .filter((entry) => entry !== '')
      .map(parseKey),
  )
  .refine((keys) => keys.every(({ key }) => key.length === KEY_BYTES), {
    error: `must be a list of id:key, each key ${KEY_BYTES} bytes in base64, the current one first`,
    abort: true,
  })
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'must not name a key twice')
  .refine((keys) => !keys.some(({ key }) => isGuessable(key)), SHOULD_BE_RANDOM);

/** Is every key used for one purpose only? */
export function areDifferent({ keys, indexKey }: PiiKeys): boolean {
  const all = [...keys.map(({ key }) => key), indexKey];
  return new Set(all.map((key) => key.toString('base64'))).size === all.length;
}

interface LocalKeys {
  PII_KEYS: string;
  PII_INDEX_KEY: string;
}

/**
 * The keys of an installation without configured ones. They are made at its first start and stored beside its database.
 */
export function localKeys(dataDir: string): LocalKeys {
  const file = join(dataDir, 'keys.json');
  if (!existsSync(file)) makeKeys(file);
  return JSON.parse(readFileSync(file, 'utf8')) as LocalKeys;
}

/** Writes the file in one step. Two first starts at the same time get the same keys, and neither reads half a file. */
function makeKeys(file: string): void {
  const fresh: LocalKeys = {
    PII_KEYS: `k1:${randomBytes(KEY_BYTES).toString('base64')}`,
    PII_INDEX_KEY: randomBytes(KEY_BYTES).toString('base64'),
  };
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    // another process has written the file first
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
