const BACKSLASH = 92;
const QUOTE = 34;

/**
 * Has the text of JSON objects and lists inside each other on more than `levels` levels? Brackets in strings do not count.
 * Asked before such a text is parsed, because a parser, and all that walks its value, needs a call for each level. It reads the text once,
 * and says nothing about the text being valid.
 */
export function isDeeperThan(text: string, levels: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(text, at);
    else if (isOpening(letter)) {
      if (++depth > levels) return true;
    } else if (isClosing(letter)) depth = Math.max(depth - 1, 0);
  }
  return false;
}

/** The place of the quote that ends the string, or the end of the text. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** After an odd number of backslashes, a quote belongs to its string. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before--;
  return (at - before) % 2 === 1;
}

/** [ or { */
const isOpening = (letter: number): boolean => letter === 91 || letter === 123;
/** ] or } */
const isClosing = (letter: number): boolean => letter === 93 || letter === 125;
