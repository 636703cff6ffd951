import { createHash } from 'node:crypto';

const LENGTH = 16;

/**
 * A short digest of the values that a form edits, for things whose rows count no changes. Another digest means that a value
 * has changed since.
 */
export const versionOf = (values: unknown): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, LENGTH);
