import type { Pictured } from './preview.ts';

/** What the fonts have (`picture-faces.ts`). */
const LATIN = String.raw`\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u01e2-\u01e7\u0218-\u021b\u1e1e-\u1e2b\u1e32-\u1e3b\u1e3e-\u1e49\u1e56-\u1e63\u1e80-\u1e85\u1e9e-\u1ef9`;
const CYRILLIC = String.raw`\u0400-\u045f\u0490-\u0493\u0496-\u049b\u04a0-\u04a3\u04aa\u04ab\u04ae-\u04b3\u04b6\u04b7\u04ba\u04bb\u04c0-\u04c4\u04cf-\u04d1\u04d4-\u04d9\u04e2\u04e3\u04e6-\u04e9\u04ee\u04ef\u04f2\u04f3`;
const GREEK = String.raw`\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce`;
const SIGNS = String.raw`\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac`;
/**
 * Other letters and signs are left out of pictures: the page shows the whole text, and empty boxes would tell nothing. Scripts
 * that are written from right to left, or whose letters join, cannot be set by the drawing library.
 */
const OTHERS = new RegExp(`[^${LATIN}${CYRILLIC}${GREEK}${SIGNS}]`, 'gu');
const HYPHENS = /[\u2010-\u2012]/g;
const LETTER = /[\p{L}\p{N}]/u;

const plain = (text: string): string => text.normalize('NFKC').replace(HYPHENS, '-');

/** A text with only the fonts' letters. Compatibility forms are replaced by similar letters. May be empty. */
export const inPictureLetters = (text: string): string => plain(text).replace(OTHERS, '').replace(/\s+/g, ' ').trim();

/**
 * A name in a picture. When letters of it are left out, its stand-in (`Lag 12`) is written too, so that two names are never
 * the same.
 */
export function nameInPicture({ name, standIn }: Pick<Pictured, 'name' | 'standIn'>): string {
  const shown = inPictureLetters(name);
  const isWhole = LETTER.test(shown) && !LETTER.test((plain(name).match(OTHERS) ?? []).join(''));
  if (isWhole) return shown;
  return LETTER.test(shown) ? `${shown} · ${standIn}` : standIn;
}

/** The first letters of the first two words, as the site shows them when there is no picture. */
export const initialsOf = (name: string): string =>
  inPictureLetters(name)
    .split(' ')
    .flatMap((word) => LETTER.exec(word)?.[0].toUpperCase() ?? [])
    .slice(0, 2)
    .join('');
