import { createHash } from 'node:crypto';

const LENGTH = 16;

/** Settings as text, by key; one that is not set is missing. */
type Stored = Readonly<Record<string, string | undefined>>;

/**
 * Stands for the switches and the season of sign-up, as staff have set them: another one means that one has been saved
 * since. That sign-up closes by itself is no save.
 */
export const switchesVersionOf = (stored: Stored, signupSeasonId: number | null): string =>
  digestOf([stored['registration_open'] === 'true', stored['transfer_open'] === 'true', signupSeasonId]);

/** Stands for all of the start page that a form edits. */
export const startVersionOf = (stored: Stored): string =>
  digestOf([stored['start_type'] === 'custom', stored['start_content'] ?? '', stored['start_content_eng'] ?? '']);

const digestOf = (parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, LENGTH);
