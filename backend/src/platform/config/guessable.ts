/** A random secret of 16 characters or more has more different ones, also when it is hexadecimal. */
const LEAST_DIFFERENT = 6;
/** A row has few different steps from one character to the next: `0123456789` has one. */
const LEAST_STEPS = 4;
/** `hemligt`, `Sommar2026!`, `sbl-app`, `MittLösenord`: words in one case, or that begin with a capital, and up to four digits. */
const WORDS = /^(?:(?:\p{Lu}?\p{Ll}{2,}[^\p{L}\p{N}]*)+|(?:\p{Lu}{2,}[^\p{L}\p{N}]*)+)\d{0,4}[^\p{L}\p{N}]*$/u;
/** So many letters are chance, or a phrase of five words. */
const LONG = 24;

/**
 * Can this secret be guessed? Examples are a letter or a word again and again, a row such as `0123456789`, and a word. Nothing is said
 * of secrets that look random and are known: those of examples, or of a leak.
 */
export function isGuessable(secret: string): boolean {
  const signs = [...secret];
  if (new Set(signs).size < LEAST_DIFFERENT || isRepetition(secret)) return true;
  const steps = signs.slice(1).map((sign, at) => (sign.codePointAt(0) ?? 0) - (signs[at]?.codePointAt(0) ?? 0));
  return new Set(steps).size < LEAST_STEPS || (signs.length < LONG && WORDS.test(secret));
}

/** Is it a part of itself, again and again, perhaps cut off at the end? */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.startsWith(text.slice(length))) return true;
  }
  return false;
}
