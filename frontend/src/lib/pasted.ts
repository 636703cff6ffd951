/**
 * What people paste, read as the server reads it (docs/contracts/applicant-cases.json): no one should be refused for what
 * nobody sees.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu;
// of Arabic, Persian, Hindi and Bengali keyboards
const OTHER_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯';
const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`, 'g');

/** A text without what nobody sees. */
export const seenOf = (text: string): string => text.replace(UNSEEN, '');

/**
 * A value as it was meant: without what nobody sees, every space one plain space, every dash a hyphen, digits of other
 * keyboards as ours.
 */
export const pastedText = (text: string): string =>
  seenOf(text.normalize('NFKC'))
    .replace(OTHER_DIGIT, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10))
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The same for a number: its digits may be written in groups. */
export const pastedNumber = (text: string): string => pastedText(text).replaceAll(' ', '');

/** The same where only the digits count. Of signs, a plus is left; letters stay, to be refused. */
export const digitsOf = (text: string): string => pastedText(text).replace(/[\s\p{P}]/gu, '');
