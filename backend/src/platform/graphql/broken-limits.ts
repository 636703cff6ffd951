import { GraphQLError, Lexer, TokenKind } from 'graphql';
import { GRAPHQL_LIMITS, type BrokenLimit } from './limits.ts';

/**
 * The limits that the parser and the server library hold, by what their refusals say: they know neither our names nor what
 * the document has. `graphql-limits.spec.ts` breaks each of them, so another wording is noticed.
 */
const OTHERS: readonly (readonly [says: RegExp, limit: BrokenLimit])[] = [
  [/^Syntax Error: Document contains more that \d+ tokens/, { name: 'tokens', most: GRAPHQL_LIMITS.tokens }],
  [/recursively requests too many selections/, { name: 'selections', most: GRAPHQL_LIMITS.selections }],
  [/^Operation batching disabled/, { name: 'batch', most: 1 }],
];

/** The limit that an error is about; null for other errors. */
export function brokenLimitOf(message: string, error: unknown): BrokenLimit | null {
  const limit = OTHERS.find(([says]) => says.test(message))?.[1];
  if (!limit) return null;
  const yours = limit.name === 'tokens' ? tokensOf(error) : null;
  return yours === null ? limit : { ...limit, yours };
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
