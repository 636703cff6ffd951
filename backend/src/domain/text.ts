/** Names as people type them, and as computers must compare them (R15). */
import { LeagueError } from './league-error.ts';

/** As much of a name as is looked at. Marks are put in order one by one, so a long run of them is slow to normalise. */
const MAX_NAME_UNITS = 256;

/** The longest key, in letters: one sign can stand for eighteen, and comparing keys costs the product of their lengths. */
export const MAX_KEY_LETTERS = 64;

/**
 * What makes two nicknames the same in a replay and on a roster (R15): compatibility forms, case, spaces, punctuation,
 * invisible characters and stacked marks do not count; letters do, so that å is not a and é is not e. A nickname
 * of nothing but signs is compared as it stands, and an empty key is no one's. Has `MAX_KEY_LETTERS` at most.
 */
export function nicknameKey(nickname: string): string {
  const shown = nickname.slice(0, MAX_NAME_UNITS);
  const visible = shown.normalize('NFKC').toLowerCase().normalize('NFKC').replace(INVISIBLE_OR_SPACE, '');
  const readable = visible.replace(NOT_LETTER_OR_DIGIT, '') || visible;
  // letters that have become neighbours may compose
  return [...readable.normalize('NFKC')].slice(0, MAX_KEY_LETTERS).join('');
}

/**
 * One line of text as it is stored: composed (NFC) and trimmed. Refuses with INVALID_INPUT control characters, line
 * breaks, invisible characters and those that turn the direction of the text, with which one name can pose as another.
 */
export function cleanLine(text: string, field?: string): string {
  const line = text.normalize('NFC').trim();
  if (!UNPRINTABLE.test(line)) return line;
  throw new LeagueError('INVALID_INPUT', 'form.unprintable-characters', field === undefined ? {} : { field });
}

/** The same for text of several lines: each line is one, breaks are kept as line feeds and tabs become spaces. */
export function cleanLines(text: string, field?: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => cleanLine(line.replaceAll('\t', ' '), field));
  return lines.join('\n').trim();
}

/**
 * Markdown as it is stored: composed (NFC), with line feeds; indentation is kept, for it means something there. Refuses
 * with INVALID_INPUT what cannot be seen or has more than `max` characters.
 */
export function cleanMarkdown(text: string, max: number, field: string): string {
  const content = text
    .normalize('NFC')
    .replace(/\r\n|\r/g, '\n')
    .trimEnd();
  // emoji are joined by characters that cannot be seen
  if (UNPRINTABLE.test(content.replace(/[\n\t\u200d]/g, ''))) {
    throw new LeagueError('INVALID_INPUT', 'form.unprintable-characters', { field });
  }
  if (content.length <= max) return content;
  throw new LeagueError('INVALID_INPUT', 'api.error.too-long', { field, params: { max } });
}

/**
 * How alike two nicknames are by their keys, 0 to 1, where 1 is the same key: one minus the share of edits. The nearest
 * is offered (R15). Takes the keys, since making one costs more than comparing two.
 */
export function keySimilarity(oneKey: string, otherKey: string): number {
  const [one, other] = [[...oneKey], [...otherKey]];
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - editDistance(one, other) / longest;
}

// marks that no letter takes up on composition are decoration, so \p{M} is not kept
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu;

// letters without a shape: the Hangul fillers and the empty Braille cell
const BLANKS = '\\u115f\\u1160\\u3164\\uffa0\\u2800';

const INVISIBLE_OR_SPACE = new RegExp(`[\\p{Cc}\\p{Cf}\\p{Z}${BLANKS}]`, 'gu');

const UNPRINTABLE = new RegExp(`[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}${BLANKS}]`, 'u');

/**
 * Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). Every cell of the product of
 * two lengths is reckoned, so the loop asks for nothing but its own variables.
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
