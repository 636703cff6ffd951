import { isDeeperThan } from './json-depth.ts';

/** So many levels of lists and objects no text has that the product writes, or that it takes from outside. */
export const MOST_LEVELS = 64;

/** Refuses a text with more levels than `MOST_LEVELS`, as `JSON.parse` refuses one that is no JSON: with a SyntaxError (T114). */
export function assertShallow(text: string): void {
  if (isDeeperThan(text, MOST_LEVELS)) throw new SyntaxError('JSON with too many levels');
}

/** `JSON.parse` for a text from outside. Throws a SyntaxError also for a text with too many levels. */
export function readJson(text: string): unknown {
  assertShallow(text);
  return JSON.parse(text) as unknown;
}
