/**
 * What people paste, read as the server reads it (docs/contracts/applicant-cases.json): no one should be refused for what
 * nobody sees.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu;

/** A text without what nobody sees. */
export const seenOf = (text: string): string => text.replace(UNSEEN, '');

/** A value as it was meant: without what nobody sees, every space one plain space, every dash a hyphen. */
export const pasted = (text: string): string =>
  seenOf(text.normalize('NFKC')).replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** The same for a number: its digits may be written in groups. */
export const pastedNumber = (text: string): string => pasted(text).replaceAll(' ', '');

/** The same where only the digits count. Of signs, a plus is left; letters stay, to be refused. */
export const digitsOf = (text: string): string => pasted(text).replace(/[\s\p{P}]/gu, '');
