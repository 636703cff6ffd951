/** What stands between two teams: a dash, or a word of either language. */
const BETWEEN = /\s+(?:[-‐–—]|mot|vs\.?|v\.?|against)\s+|\s*[–—]\s*/i;
/** A shorter part of a name means too many teams. */
const SHORTEST = 2;
/** More words than two long names have. */
const MOST_PAIRS = 8;

/**
 * The two teams that a text may name: what stands on both sides of a dash or "mot", else of each space. `Norr - Syd` is one
 * pair, `Kalla Norr Syd` two. None for one word.
 */
export function teamPairsOf(text: string): [one: string, other: string][] {
  const sides = text.trim().split(BETWEEN);
  const words = text.trim().split(/\s+/);
  const pairs =
    sides.length === 2
      ? [sides as [string, string]]
      : words
          .slice(1)
          .map((_, at): [string, string] => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  return pairs.filter((pair) => pair.every((name) => [...name].length >= SHORTEST)).slice(0, MOST_PAIRS);
}
