import { useCallback, useMemo } from 'react';
import { useAddress } from '../../lib/use-address';

export type SortDirection = 'asc' | 'desc';

export interface ColumnSort {
  column: string;
  direction: SortDirection;
}

/** The value by which a column sorts a row. null and undefined come last in both directions. */
export type SortValue = number | string | null | undefined;

const parse = (value: string | null): ColumnSort | null => {
  const match = /^(.+)-(asc|desc)$/.exec(value ?? '');
  return match ? { column: match[1] ?? '', direction: match[2] as SortDirection } : null;
};

/**
 * The sort of a table, stored in the URL, so that it can be linked and survives a reload. `param` distinguishes the
 * tables of a page. Choosing the same column again reverses the order. Numbers start with the largest, names with A.
 * `resets` is a query parameter that another order resets: the page of a table with pages.
 */
export function useColumnSort(
  param: string,
  initial: ColumnSort,
  resets?: string,
): [ColumnSort, (column: string, first: SortDirection) => void] {
  const { search, set } = useAddress();
  const current = parse(search.get(param));
  const sort = useMemo(
    () => ({ column: current?.column ?? initial.column, direction: current?.direction ?? initial.direction }),
    [current?.column, current?.direction, initial.column, initial.direction],
  );

  const toggle = useCallback(
    (column: string, first: SortDirection) => {
      const turned = sort.direction === 'asc' ? 'desc' : 'asc';
      const direction = column === sort.column ? turned : first;
      set({ [param]: `${column}-${direction}`, ...(resets && { [resets]: null }) });
    },
    [param, resets, set, sort],
  );

  return [sort, toggle];
}

function compare(a: SortValue, b: SortValue, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Sorts rows by a value. Equal rows keep the server's order. */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue, direction: SortDirection): Row[] {
  const collator = new Intl.Collator('sv', { sensitivity: 'base', numeric: true });
  const isMissing = (value: SortValue) => value === null || value === undefined;
  return [...rows].sort((rowA, rowB) => {
    const [a, b] = [valueOf(rowA), valueOf(rowB)];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return direction === 'asc' ? compare(a, b, collator) : compare(b, a, collator);
  });
}
