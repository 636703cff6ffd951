import type { DocumentNode } from 'graphql';

/** What graphql keeps for each word of a parsed document, with its nodes; measured 250 to 360. */
const BYTES_OF_WORD = 350;
const BYTES_OF_CHARACTER = 2;
/** A document without its text is taken for one of this many words. */
const UNKNOWN_WORDS = 1000;

/**
 * About how many bytes of memory a parsed document takes. Its words count, more than its text: `{a:__typename}` takes a hundred
 * times as many bytes for each character as a comment.
 */
export function bytesOfDocument({ loc }: DocumentNode): number {
  if (!loc) return UNKNOWN_WORDS * BYTES_OF_WORD;
  let words = 0;
  for (let token: typeof loc.startToken | null = loc.startToken; token; token = token.next) words++;
  return words * BYTES_OF_WORD + loc.source.body.length * BYTES_OF_CHARACTER;
}
