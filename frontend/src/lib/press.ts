const LETTERS = 12;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** A name for one press of staff that takes several calls: the server notes it with each act of it. */
export const newPress = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LETTERS))].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
