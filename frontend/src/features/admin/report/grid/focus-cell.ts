import { cellId, type Cell } from '../report-input';

/** Moves to a cell and marks what stands in it, so that typing replaces it. */
export function focusCell(cell: Cell): void {
  const element = document.getElementById(cellId(cell));
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}
