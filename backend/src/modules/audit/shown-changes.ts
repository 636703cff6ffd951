import { differencesBetween } from '../../domain/difference.ts';

/** A value that became another one; both are JSON, null where there was none. */
export interface ShownChange {
  path: string;
  before: string | null;
  after: string | null;
}

/** Deleted things are stored whole; the readers only need their number. */
const KEPT = /^removed(?:\.|$)/;

/** The first `most` changes between the values of an act, and the number of all. */
export function shownChanges(
  before: unknown,
  after: unknown,
  most: number,
): { changes: ShownChange[]; changeCount: number } {
  const all = differencesBetween(before, after).filter(({ path }) => !KEPT.test(path));
  const changes = all
    .slice(0, most)
    .map((change) => ({ path: change.path, before: jsonOf(change.before), after: jsonOf(change.after) }));
  return { changes, changeCount: all.length };
}

const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
