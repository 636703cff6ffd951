import { createHash } from 'node:crypto';

const LENGTH = 16;

/** Settings as text, by key. A setting without a value is missing. */
type Stored = Readonly<Record<string, string | undefined>>;

/**
 * A digest of the switches and the season of sign-up, as staff have saved them. Another digest means that staff have
 * saved them since. When sign-up closes by itself, the digest stays the same.
 */
export const switchesVersionOf = (stored: Stored, signupSeasonId: number | null): string =>
  digestOf([stored['registration_open'] === 'true', stored['transfer_open'] === 'true', signupSeasonId]);

/** A digest of all that the form of the start page edits. */
export const startVersionOf = (stored: Stored): string =>
  digestOf([stored['start_type'] === 'custom', stored['start_content'] ?? '', stored['start_content_eng'] ?? '']);

const digestOf = (parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, LENGTH);
