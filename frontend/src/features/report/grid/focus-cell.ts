import { cellId, type Cell } from '../model/report-input';

/** Focuses a cell and selects its text, so that typing replaces it. */
export function focusCell(cell: Cell): void {
  const element = document.getElementById(cellId(cell));
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}
