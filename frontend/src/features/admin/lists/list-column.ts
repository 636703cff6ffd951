import type { ReactNode } from 'react';
import { formatTime, swedishToday } from '../../../lib/i18n/format';
import type { Column } from '../../../ui/table/data-table';
import type { FileCell } from './csv';

/** A column of a list that can be saved as a file. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'cell'> {
  /** The cell in the file, and on the page too when there is no `cell`: '–' for none. Null: a column of buttons or links. */
  text: ((row: Row) => FileCell) | null;
  cell?: (row: Row, index: number) => ReactNode;
}

/** The columns as a table shows them. */
export const shownColumns = <Row>(columns: readonly ListColumn<Row>[]): Column<Row>[] =>
  columns.map(({ text, cell, ...column }) => ({ ...column, cell: cell ?? ((row) => text?.(row) ?? '–') }));

/** A time in a file, `2026-11-27 19:00`, Swedish as on the page. */
export const fileTime = (iso: string): string => `${swedishToday(new Date(iso))} ${formatTime(iso, 'se')}`;

/** The table of a file: the names of its columns, and the cells of each row. */
export function tableOf<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): FileCell[][] {
  const kept = columns.flatMap(({ header, fullHeader, text }) => (text ? [{ name: fullHeader ?? header, text }] : []));
  return [kept.map(({ name }) => name), ...rows.map((row) => kept.map(({ text }) => text(row)))];
}
