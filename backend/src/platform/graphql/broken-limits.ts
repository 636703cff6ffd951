import { GraphQLError, Lexer, TokenKind } from 'graphql';
import { GRAPHQL_LIMITS, type BrokenLimit } from './limits.ts';

/**
 * The parser holds the limit of words, and knows neither our name for it nor how many words follow. `graphql-limits.spec.ts`
 * breaks it, so another wording is noticed.
 */
const TOO_MANY_WORDS = /^Syntax Error: Document contains more that \d+ tokens/;

/** The limit that an error of the parser is about; null for other errors. */
export function brokenLimitOf(message: string, error: unknown): BrokenLimit | null {
  if (!TOO_MANY_WORDS.test(message)) return null;
  const yours = tokensOf(error);
  return { name: 'tokens', most: GRAPHQL_LIMITS.tokens, ...(yours === null ? {} : { yours }) };
}

/** The words of the refused document; null when it cannot be read to its end. */
function tokensOf(error: unknown): number | null {
  const source = error instanceof GraphQLError ? error.source : undefined;
  if (!source) return null;
  const lexer = new Lexer(source);
  let count = 0;
  try {
    while (lexer.advance().kind !== TokenKind.EOF) count++;
    return count;
  } catch {
    return null;
  }
}
