/**
 * The display font has Latin letters. Other letters and signs are left out of pictures: the page shows the whole text,
 * and empty boxes would tell nothing.
 */
const OTHERS = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** A text with only the font's letters. Compatibility forms are replaced by similar letters. May be empty. */
export const inPictureLetters = (text: string): string =>
  text.normalize('NFKC').replace(OTHERS, '').replace(/\s+/g, ' ').trim();

/** The first letters of the first two words, as the site shows them when there is no picture. */
export const initialsOf = (name: string): string =>
  inPictureLetters(name)
    .split(' ')
    .flatMap((word) => LETTER.exec(word)?.[0].toUpperCase() ?? [])
    .slice(0, 2)
    .join('');
