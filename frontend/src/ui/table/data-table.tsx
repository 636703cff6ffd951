import { useId, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { dataTable } from '../../styled-system/recipes';
import { DetailsToggle, SortButton } from './data-table-buttons';
import type { ColumnSort, SortDirection, SortValue } from './use-column-sort';
import { useOverflow } from '../use-overflow';

export interface Column<Row> {
  id: string;
  /** The short text in the header. */
  header: string;
  /** The header's whole name, for screen readers and on hover, when the header is an abbreviation. */
  fullHeader?: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Numbers are aligned right with equal digit widths, and sort largest first. */
  isNumeric?: boolean;
  /** The column that names the row. It stays visible while the rest scrolls. Exactly one. */
  isRowHeader?: boolean;
  /** Makes the column sortable. */
  sortValue?: (row: Row) => SortValue;
  /** The main figure of the table. */
  isStrong?: boolean;
  /** The width in a fitted table, as in "5rem". Columns without one share the rest. */
  width?: string;
  /**
   * Only on screens of 1024 px and more, or only below: a column whose place depends on the screen stands in both. Styles choose,
   * because the server does not know the screen, and a column that moves later would be a jump.
   */
  only?: 'wide' | 'narrow';
}

export interface DataTableProps<Row> {
  /** The content of the table. Screen readers read it first; it is written above the table when `isCaptionShown`. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Used with `onSort` from useColumnSort. Rows come already sorted (sortRows). */
  sort?: ColumnSort;
  onSort?: (column: string, first: SortDirection) => void;
  /** The colour of the 4 px placement band at the row's left, from the data. */
  barColor?: (row: Row) => string | null | undefined;
  /** Details of a row, shown under it on a press anywhere on the row that is no link. Null: this row has none. */
  details?: (row: Row) => ReactNode;
  /** The name of the button for a row's details, where readers must tell the buttons apart. */
  detailsName?: (row: Row) => string;
  /** For few columns of text: texts wrap so that all columns fit on a phone. Otherwise the table scrolls sideways. */
  isFitted?: boolean;
  /** For many short numbers: on a phone the columns stand closer, so that the last ones are in sight. */
  isTight?: boolean;
  /** Rows of 32 px for the back office; otherwise 40. */
  isDense?: boolean;
  /** A highlighted row: the reader's own team. */
  isMarked?: (row: Row) => boolean;
}

const ariaSort = (sort: ColumnSort | undefined, id: string) => {
  if (sort?.column !== id) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
};

/** A table with a caption, scopes, sort buttons in the header, and a fixed naming column. The rest scrolls sideways. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionShown = false, columns, rows, rowKey, sort, onSort, details } = props;
  const { isDense = false, isFitted = false, isTight = false } = props;
  const captionId = useId();

  return (
    <Scroller className={dataTable({ size: isDense ? 'dense' : 'normal', isFitted, isTight })} labelledBy={captionId}>
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
    </Scroller>
  );
}

/**
 * Scrolls sideways when the table is too wide. It has its own state, so that rows are not rendered again when it
 * changes.
 */
function Scroller({ className, labelledBy, children }: { className: string; labelledBy: string; children: ReactNode }) {
  const { ref, isScrollable, hasMore } = useOverflow<HTMLDivElement>();
  // no landmark: the part of the page around it is one, and often has the same name
  const region = isScrollable ? { role: 'group', 'aria-labelledby': labelledBy, tabIndex: 0 } : {};
  return (
    <div className={className} data-more={hasMore || undefined}>
      <div ref={ref} className="scroller" {...region}>
        {children}
      </div>
    </div>
  );
}

const barStyle = (color: string) => ({ '--bar': color }) as CSSProperties;

const cellClass = <Row,>({ isNumeric, isRowHeader, isStrong, only }: Column<Row>) =>
  [isNumeric && 'number', isRowHeader && 'name', isStrong && 'strong', only && `${only}-only`]
    .filter(Boolean)
    .join(' ') || undefined;

/** A press on a control of the row is its own, and so is the end of marking a text. */
const isOnRow = ({ target }: MouseEvent) =>
  !(target as Element).closest('a, button, label') && getSelection()?.isCollapsed;

interface TableRowProps<Row> {
  row: Row;
  index: number;
  table: DataTableProps<Row>;
}

function TableRow<Row>({ row, index, table }: TableRowProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { columns, details, detailsName, barColor, isMarked } = table;
  const content = details?.(row) ?? null;
  const bar = barColor?.(row);
  const toggle = () => setIsOpen((before) => !before);

  return (
    <>
      <tr
        className={isMarked?.(row) ? 'marked' : undefined}
        style={bar ? barStyle(bar) : undefined}
        onClick={content === null ? undefined : (event) => isOnRow(event) && toggle()}
      >
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
              <DetailsToggle isOpen={isOpen} controls={detailsId} name={detailsName?.(row)} onToggle={toggle} />
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
