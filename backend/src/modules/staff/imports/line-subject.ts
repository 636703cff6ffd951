import { isDeepStrictEqual } from 'node:util';
import { LeagueError } from '../../../domain/league-error.ts';
import type { ImportOutcome } from './imported-line.ts';

/** What a cell names. A line with several names says which one it is about: `name`. */
export function theOnly<T>(found: readonly T[], name?: string): T {
  const [first, second] = found;
  const params = name === undefined ? {} : { params: { name } };
  if (first === undefined) throw new LeagueError('NOT_FOUND', `api.import.${name ? 'no-player' : 'unknown'}`, params);
  if (second !== undefined) {
    throw new LeagueError('INVALID_INPUT', `api.import.${name ? 'several-players' : 'several'}`, params);
  }
  return first;
}

/** What a line has made of its thing, as that was before and is after it. */
export const outcomeOf = (before: unknown, after: unknown): ImportOutcome =>
  isDeepStrictEqual(before, after) ? 'unchanged' : 'changed';
