import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that cannot be guessed: 256 random bits as 43 characters (T28). */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The digest of a token, which the database stores. It needs no salt, because the token itself is random. */
export function tokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
