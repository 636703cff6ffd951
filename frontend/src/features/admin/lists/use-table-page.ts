import { useCallback, useMemo } from 'react';
import { readStorage, writeStorage } from '../../../lib/i18n/language';
import { useAddress } from '../../../lib/use-address';
import { useColumnSort, type ColumnSort, type SortDirection } from '../../../ui/table/use-column-sort';

/** One page of a list that comes all at once, in the server's order. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { filter: { first, offset } }: { filter: Pick<TablePage['filter'], 'first' | 'offset'> },
) => ({
  items: first === null ? rows : rows.slice(offset, offset + first),
  total: rows.length,
});

/** The numbers of rows to choose from; the first one is the default, until another one is chosen. */
export const PAGE_SIZES = [6, 10, 25, 'all'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const STORED_SIZE = 'table-size';
const sizeOf = (text: string | null): PageSize | undefined => PAGE_SIZES.find((each) => String(each) === text);

/** Keeps the size that was chosen last for all tables without one in their address. */
export const rememberSize = (size: string): void => writeStorage(STORED_SIZE, size);

/** A table's search, sort and page, from the address. */
export interface TablePage<Sort extends string = string> {
  /** The search text. */
  text: string;
  size: PageSize;
  /** From 1. */
  page: number;
  sort: ColumnSort;
  /** The columns that the server can sort by. */
  sorts: Readonly<Record<string, Sort>>;
  /** The server's filter; `first` is null for all rows. */
  filter: { text: string; sort: Sort; isDescending: boolean; first: number | null; offset: number };
  /** A further choice of the table in the address, '' without one: a filter. */
  chosen: (param: string) => string;
  /** Puts a choice into the address; '' removes it. Every choice returns to the first page. */
  choose: (param: string, value: string) => void;
  goTo: (page: number) => void;
  onSort: (column: string, first: SortDirection) => void;
}

/**
 * Stores a table's search, filters, sort and page in the address (`?q=…&size=…&page=…&sort=name-asc`), so that they can
 * be linked and survive Back. `sorts` lists the sortable columns with the server's names.
 */
export function useTablePage<Sort extends string>(
  sorts: Readonly<Record<string, Sort>>,
  initial: { column: string; direction: SortDirection },
): TablePage<Sort> {
  const { search, set } = useAddress();
  const [asked, onSort] = useColumnSort('sort', initial, 'page');
  const sort = asked.column in sorts ? asked : initial;
  const size = sizeOf(search.get('size')) ?? sizeOf(readStorage(STORED_SIZE)) ?? PAGE_SIZES[0];
  const isPage = size !== 'all' && /^[1-9]\d{0,4}$/.test(search.get('page') ?? '');
  const page = isPage ? Number(search.get('page')) : 1;
  const text = search.get('q') ?? '';

  const choose = useCallback((param: string, value: string) => set({ page: null, [param]: value }), [set]);
  const goTo = useCallback((to: number) => set({ page: to === 1 ? null : String(to) }), [set]);

  const filter = useMemo(
    () => ({
      text,
      sort: sorts[sort.column] as Sort,
      isDescending: sort.direction === 'desc',
      first: size === 'all' ? null : size,
      offset: size === 'all' ? 0 : (page - 1) * size,
    }),
    [text, sorts, sort.column, sort.direction, size, page],
  );
  return {
    text,
    size,
    page,
    sort,
    sorts,
    filter,
    chosen: (param) => search.get(param) ?? '',
    choose,
    goTo,
    onSort,
  };
}
