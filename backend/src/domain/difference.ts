/** The changes between two JSON values, leaf by leaf. */

/** A leaf that changed. The path is `games.0.homeGoals`. A missing side is undefined; a stored null is null. */
export interface Change {
  path: string;
  before?: unknown;
  after?: unknown;
}

/**
 * The leaves in which two JSON values differ, in stored order: those of `before`, then the new ones. A list of plain
 * values is one leaf, because a changed place in such a list says little.
 */
export function differencesBetween(before: unknown, after: unknown): Change[] {
  const old = new Map(leavesOf(before ?? undefined));
  const now = new Map(leavesOf(after ?? undefined));
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths].flatMap((path) => {
    const change: Change = { path, before: old.get(path), after: now.get(path) };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}

function leavesOf(value: unknown, path = ''): [path: string, leaf: unknown][] {
  if (value === undefined) return [];
  if (!isBranch(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`));
}

/** A value with parts, an object or a list. */
function isBranch(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.some((part) => typeof part === 'object' && part !== null) : true;
}
