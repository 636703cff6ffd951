/**
 * The size in which a list of `wanted` rows is read: the first of `sizes`, shortest to longest, that is enough, or else the longest. The
 * list is cut afterwards. The size stands in the statement's text, because PostgreSQL would make a plan for a tenth of all
 * rows for a size in a parameter, or a new plan at each call. Few sizes mean few statements to prepare.
 */
export const readSize = (sizes: readonly [number, ...number[]], wanted: number): number =>
  sizes.find((size) => size >= wanted) ?? Math.max(...sizes);
