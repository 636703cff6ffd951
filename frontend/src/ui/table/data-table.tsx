import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { dataTable } from '../../styled-system/recipes';
import { DetailsToggle, SortButton } from './data-table-buttons';
import type { ColumnSort, SortDirection, SortValue } from './use-column-sort';
import { useOverflow } from '../use-overflow';

export interface Column<Row> {
  id: string;
  /** Short, as it stands in the header. */
  header: string;
  /** The header's whole name, for screen readers and on pointing, where the header is an abbreviation. */
  fullHeader?: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Numbers are set right with tabular figures, and sort largest first. */
  isNumeric?: boolean;
  /** The column that says which row it is: it stays in view while the rest scrolls. Exactly one. */
  isRowHeader?: boolean;
  /** Makes the column sortable. */
  sortValue?: (row: Row) => SortValue;
  /** The one figure that the table is about. */
  isStrong?: boolean;
  /** In a fitted table: its width, as in "5rem". The columns without one share what is left. */
  width?: string;
}

export interface DataTableProps<Row> {
  /** What the table shows; read out before it, and written above it when `isCaptionShown`. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Together with `onSort` from useColumnSort. Rows come already sorted (sortRows). */
  sort?: ColumnSort;
  onSort?: (column: string, first: SortDirection) => void;
  /** The 4 px bar of a placement band at the row's left: a colour from the data. */
  barColor?: (row: Row) => string | null | undefined;
  /** More about a row, unfolded under it. Null: this row has none. */
  details?: (row: Row) => ReactNode;
  /** Few columns of words: texts wrap so that all of them fit on a phone, where otherwise the table scrolls sideways. */
  isFitted?: boolean;
  /** Rows of 32 px for the back office; otherwise 40. */
  isDense?: boolean;
  /** A row that stands out: the reader's own team. */
  isMarked?: (row: Row) => boolean;
}

const ariaSort = (sort: ColumnSort | undefined, id: string) => {
  if (sort?.column !== id) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
};

/** A real table: caption, scopes, sort by button in the header, the naming column fixed, the rest scrolling sideways. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionShown = false, columns, rows, rowKey, sort, onSort, details } = props;
  const { isDense = false, isFitted = false } = props;
  const captionId = useId();
  const { ref, isScrollable, hasMore } = useOverflow<HTMLDivElement>();
  const scrollRegion = isScrollable ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {};

  return (
    <div className={dataTable({ size: isDense ? 'dense' : 'normal', isFitted })} data-more={hasMore || undefined}>
      <div ref={ref} className="scroller" {...scrollRegion}>
        <table>
          <caption id={captionId} className={isCaptionShown ? undefined : 'visually-hidden'}>
            {caption}
          </caption>
          {isFitted && (
            <colgroup>
              {columns.map(({ id, width }) => (
                <col key={id} style={{ width }} />
              ))}
            </colgroup>
          )}
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={cellClass(column)} aria-sort={ariaSort(sort, column.id)}>
                  {column.sortValue && onSort ? (
                    <SortButton column={column} sort={sort} onSort={onSort} />
                  ) : (
                    <abbr title={column.fullHeader}>{column.header}</abbr>
                  )}
                </th>
              ))}
              {details && <td className="toggle" />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <TableRow key={rowKey(row)} row={row} index={index} table={props} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const barStyle = (color: string) => ({ '--bar': color }) as CSSProperties;

const cellClass = <Row,>({ isNumeric, isRowHeader, isStrong }: Column<Row>) =>
  [isNumeric && 'number', isRowHeader && 'name', isStrong && 'strong'].filter(Boolean).join(' ') || undefined;

interface TableRowProps<Row> {
  row: Row;
  index: number;
  table: DataTableProps<Row>;
}

function TableRow<Row>({ row, index, table }: TableRowProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { columns, details, barColor, isMarked } = table;
  const content = details?.(row) ?? null;
  const bar = barColor?.(row);

  return (
    <>
      <tr className={isMarked?.(row) ? 'marked' : undefined} style={bar ? barStyle(bar) : undefined}>
        {columns.map((column) => {
          const Cell = column.isRowHeader ? 'th' : 'td';
          return (
            <Cell key={column.id} scope={column.isRowHeader ? 'row' : undefined} className={cellClass(column)}>
              {column.cell(row, index)}
            </Cell>
          );
        })}
        {details && (
          <td className="toggle">
            {content !== null && (
              <DetailsToggle isOpen={isOpen} controls={detailsId} onToggle={() => setIsOpen((before) => !before)} />
            )}
          </td>
        )}
      </tr>
      {content !== null && (
        <tr id={detailsId} hidden={!isOpen} className="details">
          <td colSpan={columns.length + 1}>{isOpen && content}</td>
        </tr>
      )}
    </>
  );
}
