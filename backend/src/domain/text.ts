/** Texts as people type them, and how computers compare them (R15). */
import { LeagueError } from './league-error.ts';

/** Only this much of a name is read. Normalising sorts marks one by one, so a long run of marks would be slow. */
const MAX_NAME_UNITS = 256;

/**
 * The longest key, in letters. One character can become eighteen letters, and comparing keys costs the product of their
 * lengths.
 */
export const MAX_KEY_LETTERS = 64;

/**
 * The key by which nicknames in replays and rosters are compared (R15). Compatibility forms, case, spaces, punctuation,
 * invisible characters and stacked marks do not count. Letters do: å is not a, and é is not e. A nickname of only signs
 * keeps its signs; an empty key matches no one. Has at most `MAX_KEY_LETTERS` letters.
 */
export function nicknameKey(nickname: string): string {
  const shown = nickname.slice(0, MAX_NAME_UNITS);
  const visible = shown.normalize('NFKC').toLowerCase().normalize('NFKC').replace(INVISIBLE_OR_SPACE, '');
  const readable = visible.replace(NOT_LETTER_OR_DIGIT, '') || visible;
  // letters that are neighbours now may combine
  return [...readable.normalize('NFKC')].slice(0, MAX_KEY_LETTERS).join('');
}

/**
 * The stored form of one line of text, which is every name in the league: composed (NFC) and trimmed. Refuses control
 * characters, line breaks, invisible characters and characters that change the direction of text, because they can make
 * two names look the same; and a text of which nobody sees anything (INVALID_INPUT, T121). What joins the parts of an
 * emoji stays.
 */
export function cleanLine(text: string, field?: string): string {
  const line = text.normalize('NFC').trim();
  if (line === '' || isPrintable(line)) return line;
  throw new LeagueError('INVALID_INPUT', 'form.unprintable-characters', field === undefined ? {} : { field });
}

/** The same for a name that another program has, such as a game. Null when it is missing or cannot be shown. */
export function nameFromElsewhere(text: string | null | undefined): string | null {
  const line = (text ?? '').normalize('NFC').trim();
  return line !== '' && isPrintable(line) ? line : null;
}

/** Has the text a letter, a digit or a sign that is drawn, and nothing that is drawn as nothing? */
function isPrintable(line: string): boolean {
  const parts = line.replace(EMOJI, '');
  return !UNPRINTABLE.test(parts) && (parts !== line || DRAWN.test(parts));
}

/** The same for text of several lines. Line breaks are stored as line feeds, and tabs become spaces. */
export function cleanLines(text: string, field?: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => cleanLine(line.replaceAll('\t', ' '), field));
  return lines.join('\n').trim();
}

/**
 * The form in which names are searched, so that people find them however they type: small letters without rings, dots and
 * accents, whole or in parts, plain hyphens and apostrophes, without what nobody sees. The database has the same
 * (`search_text`), and so have the pages (docs/contracts/name-cases.json).
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

/** A text without what nobody sees. */
export const seenOf = (text: string): string => text.replace(UNSEEN, '');

/** Has the text a letter that could not be read? Who read a file as another encoding than it has put this sign (U+FFFD) in its place. */
export const isGarbled = (text: string): boolean => text.includes('\uFFFD');

/**
 * A value as it was meant when it was pasted: without what nobody sees, every space one plain space, every dash a hyphen,
 * digits of other keyboards as ours. The form reads its fields in the same way (docs/contracts/applicant-cases.json).
 */
export const pastedText = (text: string): string =>
  seenOf(text.normalize('NFKC'))
    .replace(OTHER_DIGIT, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10))
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The same for a number: its digits may be written in groups. */
export const pastedNumber = (text: string): string => pastedText(text).replaceAll(' ', '');

/** The same where only the digits count, as in a phone number. Of signs, a plus is left; letters stay, to be refused. */
export const digitsOf = (text: string): string => pastedText(text).replace(/[\s\p{P}]/gu, '');

/**
 * The stored form of Markdown: composed (NFC), with line feeds. Indentation is kept, because Markdown needs it. Refuses
 * invisible characters, and more than `max` characters (INVALID_INPUT).
 */
export function cleanMarkdown(text: string, max: number, field: string): string {
  const content = text
    .normalize('NFC')
    .replace(/\r\n|\r/g, '\n')
    .trimEnd();
  if (UNPRINTABLE.test(content.replace(EMOJI, '').replace(MARKDOWN_ALLOWS, ''))) {
    throw new LeagueError('INVALID_INPUT', 'form.unprintable-characters', { field });
  }
  if (content.length <= max) return content;
  throw new LeagueError('INVALID_INPUT', 'api.error.too-long', { field, params: { max } });
}

/**
 * How similar two nicknames are by their keys, 0 to 1; 1 is the same key. It is one minus the share of edits. The most
 * similar one is suggested (R15). Takes keys, because making one costs more than comparing two.
 */
export function keySimilarity(oneKey: string, otherKey: string): number {
  const [one, other] = [[...oneKey], [...otherKey]];
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - editDistance(one, other) / longest;
}

// marks that do not combine with a letter are decoration, so \p{M} is removed
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu;

// drawn as nothing: what Unicode says so of (Hangul fillers, selectors of a variant), and three that are signs to Unicode
const BLANKS = '\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{1d159}';

const INVISIBLE_OR_SPACE = new RegExp(`[\\p{Cc}\\p{Cf}\\p{Z}${BLANKS}]`, 'gu');

const UNSEEN = new RegExp(`[\\p{Cf}${BLANKS}]`, 'gu');

// of all kinds, and the signs that are typed for one
const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu;

// of Arabic, Persian, Hindi and Bengali keyboards; Unicode's compatible forms (NFKC) have no others for these
const OTHER_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯';
const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`, 'g');

const UNPRINTABLE = new RegExp(`[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}${BLANKS}]`, 'u');

const DRAWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

// an emoji with a skin or a style, several that are joined, a key, and the flags of England, Scotland and Wales
const STYLED = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\p{Emoji_Modifier}]?';
const EMOJI = new RegExp(`\\p{RGI_Emoji_Tag_Sequence}|${STYLED}(?:\\u200d${STYLED})*|[0-9#*]\\ufe0f\\u20e3`, 'gv');

/** Breaks and tabs, and what is left of an emoji that was cut: a long text is not refused for that. */
const MARKDOWN_ALLOWS = /[\n\t\u200d\ufe0e\ufe0f]/g;

/**
 * Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). The loop runs for each pair
 * of letters, so it reads only its own variables.
 */
function editDistance(one: readonly string[], other: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = [0, ...other.map((_, column) => column + 1)];
  let letterBefore = '';
  one.forEach((letter, row) => {
    let left = row + 1;
    const current = [left];
    let otherBefore = '';
    other.forEach((otherLetter, column) => {
      const above = last[column + 1] ?? 0;
      let least = (last[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      if (left + 1 < least) least = left + 1;
      if (above + 1 < least) least = above + 1;
      if (row > 0 && column > 0 && letter === otherBefore && letterBefore === otherLetter) {
        const swapped = (beforeLast[column - 1] ?? 0) + 1;
        if (swapped < least) least = swapped;
      }
      left = least;
      otherBefore = otherLetter;
      current.push(least);
    });
    letterBefore = letter;
    [beforeLast, last] = [last, current];
  });
  return last[other.length] ?? 0;
}

/** Letters that are written from right to left, without those of ancient scripts. */
const FROM_RIGHT_TO_LEFT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mand}]/u;

/**
 * A name for a line of plain text: when it is written from right to left, it is isolated, so that the numbers and names beside it
 * keep their places. Pages use `<bdi>`.
 */
export const isolatedName = (name: string): string => (FROM_RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
