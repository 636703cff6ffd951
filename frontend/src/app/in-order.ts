/**
 * The same value, with the fields of every object sorted by name. The client's cache keeps fields as their answers came,
 * which is another order each time. Without this, the same page would be another text each minute, and browsers that
 * have it would get it again instead of 304.
 */
export function inOrder<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inOrder) as T;
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, field]) => [name, inOrder(field as unknown)])) as T;
}
