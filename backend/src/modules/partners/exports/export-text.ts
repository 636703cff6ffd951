import { csvLineOf } from '../../../platform/csv.ts';
import { headerOf, type ExportFormat, type ExportName, type ExportRow } from './export-files.ts';

/** A row's values as they are written. */
type Values = Readonly<Record<string, string | number | boolean | null>>;

/** The start of a file: CSV has its header there. */
export const headTextOf = (name: ExportName, format: ExportFormat): string =>
  format === 'csv' ? csvLineOf(headerOf(name)) : '';

/** Rows as the file has them: a line each, with the columns in their order. */
export function rowsTextOf(name: ExportName, format: ExportFormat, rows: readonly ExportRow[]): string {
  const header = headerOf(name);
  let text = '';
  for (const row of rows as readonly Values[]) {
    text += format === 'csv' ? csvLineOf(header.map((column) => row[column] ?? null)) : lineOf(header, row);
  }
  return text;
}

const lineOf = (header: readonly string[], row: Values): string =>
  `${JSON.stringify(Object.fromEntries(header.map((column) => [column, row[column] ?? null])))}\n`;
