/** A field that another person has changed since the form was filled. */
export interface ConflictField<T extends object> {
  name: keyof T & string;
  theirs: T[keyof T];
  /** What the reader has typed; undefined: nothing, so the field follows. */
  mine?: T[keyof T];
}

interface Versions<T> {
  /** What the form was filled from. */
  base: T;
  /** What is stored now. */
  theirs: T;
  /** What the form shows. */
  mine: T;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What others have changed, and the form's values afterwards: a field that the reader has not touched follows, and what
 * they have typed stays. A draft does not know what it was typed over; then all that differs is named.
 */
export function findConflict<T extends object>({
  base,
  theirs,
  mine,
}: Versions<T>): {
  fields: ConflictField<T>[];
  merged: T;
} {
  const names = Object.keys(theirs) as (keyof T & string)[];
  const isTyped = (name: keyof T) => !isSame(mine[name], base[name]) && !isSame(mine[name], theirs[name]);
  const fields = names
    .filter((name) => !isSame(base[name], theirs[name]) || (isSame(base, theirs) && isTyped(name)))
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, theirs: theirs[name], ...(isTyped(name) ? { mine: mine[name] } : {}) }));
  const merged = Object.fromEntries(names.map((name) => [name, isTyped(name) ? mine[name] : theirs[name]])) as T;
  return { fields, merged };
}
