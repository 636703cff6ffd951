import { seenOf } from './pasted';

/**
 * The form in which names are searched, the same as the server's (docs/contracts/name-cases.json): small letters without
 * rings, dots and accents, whole or in parts, plain hyphens and apostrophes, without what nobody sees.
 */
export const searchText = (text: string): string =>
  seenOf(text.replaceAll('´', "'").normalize('NFKD'))
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPELT_OTHERWISE, (sign) => PLAIN[sign] ?? sign);

/** Accents of Latin, Greek and Cyrillic letters, and the vowel signs of Hebrew and Arabic, which are seldom typed. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;

const spelt = (signs: string, as: string): [string, string][] => [...signs].map((sign) => [sign, as]);
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ς: 'σ', æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' },
  ...Object.fromEntries([...spelt('‐‑‒–—―−⁃˗', '-'), ...spelt('’‘‛ʼʻʹ′`', "'"), ...spelt('“”„‟″', '"')]),
};
const SPELT_OTHERWISE = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

const written = (text: string): string =>
  seenOf(text.normalize('NFC')).toLocaleLowerCase('sv').replace(/\s+/g, ' ').trim();

/**
 * What a typed name means: the thing with exactly this name, or else the only one that has it without rings and dots. Null
 * for none, and for several.
 */
export function namedThing<T>(things: readonly T[], nameOf: (thing: T) => string, typed: string): T | null {
  const exact = things.find((thing) => written(nameOf(thing)) === written(typed));
  if (exact !== undefined) return exact;
  const [near, other] = things.filter((thing) => searchText(written(nameOf(thing))) === searchText(written(typed)));
  return near !== undefined && other === undefined ? near : null;
}
