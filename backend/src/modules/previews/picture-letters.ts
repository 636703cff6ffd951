/**
 * The display face has Latin letters. What is written in others, or with signs, is left out of pictures: the page beside
 * them says it whole, and boxes would say nothing.
 */
const OTHERS = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** A text in letters that pictures have: compatibility forms become what they look like. May be empty. */
export const inPictureLetters = (text: string): string =>
  text.normalize('NFKC').replace(OTHERS, '').replace(/\s+/g, ' ').trim();

/** The first letters of the first two words, as the site draws them where there is no picture. */
export const initialsOf = (name: string): string =>
  inPictureLetters(name)
    .split(' ')
    .flatMap((word) => LETTER.exec(word)?.[0].toUpperCase() ?? [])
    .slice(0, 2)
    .join('');
