/*
 * The table of a back-office list: search, filters, sort, page sizes 6, 10, 25 and all, and what stands there while
 * nothing has come, when nothing fits and when it could not be read. The server searches, sorts and pages.
 *
 *   const SORTS = { name: 'NAME', players: 'PLAYERS' } as const;                 // column id → the server's enum
 *   const table = useTablePage(SORTS, { column: 'name', direction: 'asc' });
 *   const filter = { ...table.filter, isActive: table.chosen('active') === 'yes' };
 *   const found = useAdminTeamsQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
 *   const read = useRead(AdminTeamsDocument);
 *   <PagedTable
 *     table={table}
 *     found={found}
 *     page={(found.data ?? found.previousData)?.adminTeams}                      // { items, total }
 *     search={t('search')}                                                       // label; without it there is no box
 *     filters={<TableFilter table={table} param="active" label=… options=… />}
 *     empty={t('empty')}
 *     rowsAt={(slice) => read({ filter: { ...filter, ...slice } }).then(({ adminTeams }) => adminTeams)}   // for the CSV
 *     caption={t('title')} columns={columns} rowKey={({ id }) => id}             // as in ui/data-table
 *   />
 *
 * On the server: an input type that extends `TableFilter` (platform/graphql/table-filter.type.ts) with its own sort, a
 * pattern from `platform/db/table-page.ts`, and a page type with `items` and `total`.
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useCallback, useEffect, useId, type ReactNode } from 'react';
import { DataTable, type Column, type DataTableProps } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { allRows, type RowsAt } from './all-rows';
import { shownColumns, type ListColumn } from './list-column';
import { SaveTable } from './save-table';
import { SearchField } from './search-field';
import { TablePager } from './table-pager';
import type { TablePage } from './use-table-page';
import { Choice } from '../kit/choice';

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'columns' | 'sort' | 'onSort' | 'isDense'> {
  table: TablePage;
  columns: readonly ListColumn<Row>[];
  /** The query of the page. */
  found: { error?: unknown; loading: boolean; refetch: () => unknown };
  /** The rows of this page and the number on all pages. While this page is loading, the page before it. */
  page: { items: readonly Row[]; total: number } | undefined;
  /** The label of the search box. */
  search?: string;
  /** More choices beside the search box (`TableFilter`). */
  filters?: ReactNode;
  /** The text when no row is found. */
  empty: string;
  /** Reads rows of the same choice, to save all as CSV. Null: the server writes the file of this list. */
  rowsAt: RowsAt<Row> | null;
}

const SKELETON_ROWS = 6;
const ROW_HEIGHT = 32;

/** Marks a column as sortable. The server has already sorted the rows. */
const sortable = <Row,>(column: Column<Row>): Column<Row> => ({ ...column, sortValue: () => null });

/** A table that the server searches, sorts and pages. The top of this file shows how to use it. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { table, found, page, search, filters, empty, columns, rowsAt, ...rest } = props;
  const { choose, goTo, size } = table;
  const onSearch = useCallback((text: string) => choose('q', text), [choose]);
  const isFailed = Boolean(found.error) && !found.loading;
  // older rows must not stand in place of rows that could not be read
  const shown = isFailed ? undefined : page;
  const last = page && size !== 'all' ? Math.max(1, Math.ceil(page.total / size)) : null;

  // an old address, or the only row of the last page was deleted
  useEffect(() => {
    if (last !== null && !found.loading && table.page > last) goTo(last);
  }, [last, found.loading, table.page, goTo]);

  return (
    <Box aria-busy={found.loading}>
      {(search !== undefined || filters) && (
        <Flex wrap="wrap" align="flex-end" gap="4" marginBottom="4">
          {search !== undefined && <SearchField label={search} text={table.text} onSearch={onSearch} />}
          {filters}
        </Flex>
      )}
      {!shown && !isFailed && <SkeletonRows rows={SKELETON_ROWS} rowHeight={ROW_HEIGHT} />}
      {isFailed && <ErrorState onRetry={() => void found.refetch()} />}
      {shown && shown.items.length > 0 && (
        <DataTable
          {...rest}
          columns={shownColumns(columns).map((column) => (column.id in table.sorts ? sortable(column) : column))}
          rows={shown.items}
          sort={table.sort}
          onSort={table.onSort}
          isDense
        />
      )}
      {shown?.total === 0 && <EmptyState>{empty}</EmptyState>}
      {shown && shown.total > 0 && (
        <TablePager table={table} total={shown.total}>
          {rowsAt && <SaveTable caption={rest.caption} columns={columns} read={() => allRows(rowsAt, rest.rowKey)} />}
        </TablePager>
      )}
    </Box>
  );
}

interface TableFilterProps {
  table: TablePage;
  /** The name of the choice in the address. */
  param: string;
  label: string;
  /** The possible choices. '' means no choice and comes first. */
  options: readonly { value: string; label: string }[];
}

/** A choice beside the search box. */
export function TableFilter({ table, param, label, options }: TableFilterProps) {
  const id = useId();
  return (
    <Box flex={{ base: '1 1 8rem', md: '0 1 12rem' }}>
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="medium" marginBottom="1">
        {label}
      </chakra.label>
      <Choice id={id} value={table.chosen(param)} onChange={({ target }) => table.choose(param, target.value)}>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Choice>
    </Box>
  );
}
