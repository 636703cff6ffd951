/*
 * An encrypted backup: a head that names it, 12 random bytes, the backup encrypted with AES-256-GCM, a tag of 16 bytes.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type DecipherGCM } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { AppConfig } from '../platform/config/config.ts';

/**
 * The keys of a backup: one for the seal, one for the encryption. Without the second, everyone who has the file can
 * read it.
 */
export interface BackupKeys {
  readonly seal: Buffer;
  readonly lock: Buffer | null;
}

/** A backup file and its keys. */
export interface BackupFile {
  readonly path: string;
  readonly keys: BackupKeys;
}

const CIPHER = 'aes-256-gcm';
const NAME = Buffer.from('SBL-LOCKED-BACKUP-1\n');
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = NAME.length + IV_BYTES;

/** The file is no whole backup. The message says what is wrong. */
export class ArchiveError extends Error {}

/** The key of the seal is made from the index key, which every installation has and never changes. */
export const backupKeysOf = ({ pii, backupKey }: AppConfig): BackupKeys => ({
  seal: Buffer.from(hkdfSync('sha256', pii.indexKey, '', 'backup-seal', 32)),
  lock: backupKey,
});

/** Encrypts a stream. Without a key, the stream is not changed. */
export async function* lockedBytes(chunks: AsyncIterable<Buffer>, key: Buffer | null): AsyncGenerator<Buffer> {
  if (key === null) {
    yield* chunks;
    return;
  }
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(NAME);
  yield Buffer.concat([NAME, iv]);
  for await (const chunk of chunks) yield cipher.update(chunk);
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
}

/**
 * The bytes of a backup file, decrypted if it is encrypted. Throws `ArchiveError` at the end when an encrypted file was
 * changed, so nothing before the end may be trusted.
 */
export async function* unlockedBytes({ path, keys }: BackupFile): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let decipher: DecipherGCM | null = null;
  let isOpen = false;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    held = Buffer.concat([held, chunk]);
    if (!decipher && !isOpen && held.length >= HEAD_BYTES) {
      isOpen = !held.subarray(0, NAME.length).equals(NAME);
      if (!isOpen) {
        decipher = decipherOf(held, keys.lock);
        held = held.subarray(HEAD_BYTES);
      }
    }
    // the last bytes of an encrypted file are its tag
    const ready = isOpen ? held.length : decipher ? Math.max(held.length - TAG_BYTES, 0) : 0;
    if (ready > 0) yield decipher ? decipher.update(held.subarray(0, ready)) : held.subarray(0, ready);
    held = held.subarray(ready);
  }
  if (!decipher) {
    yield held;
    return;
  }
  try {
    decipher.setAuthTag(held);
    yield decipher.final();
  } catch {
    throw new ArchiveError('it was changed or damaged, or BACKUP_KEY is not the key that it was locked with');
  }
}

function decipherOf(head: Buffer, key: Buffer | null): DecipherGCM {
  if (key === null) throw new ArchiveError('it is locked: set BACKUP_KEY to the key that it was made with');
  const iv = head.subarray(NAME.length, HEAD_BYTES);
  return createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(NAME);
}

/** Reads a file to its end. Throws `ArchiveError` when an encrypted one was changed. */
export async function assertUnlocks(file: BackupFile): Promise<void> {
  const bytes = unlockedBytes(file);
  while (!(await bytes.next()).done);
}
