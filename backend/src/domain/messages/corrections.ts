import type { Notice } from './notices.ts';

/** What stands before a notice or a message that no longer holds, because the act was taken back (R19). */
export const NO_LONGER: Notice = { sv: 'Det här gäller inte längre: ', en: 'This no longer holds: ' };

/** The same where the reader's language is not known, as a line of its own. */
export const NO_LONGER_IN_BOTH = 'Det här gäller inte längre / This no longer holds:\n';
