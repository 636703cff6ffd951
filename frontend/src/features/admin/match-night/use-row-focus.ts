import { useEffect, type FocusEvent, type RefObject } from 'react';
import { focusPageHeading, PAGE_HEADING_ID } from '../../../ui/page/heading-focus';
import { focusLate, isFocusFree } from '../../../ui/page/late-focus';
import { useSaved } from '../report/next/saved';
import { rememberedRows, rememberRows } from './row-memory';
import { DONE, focusRow, ROW } from './use-row-keys';

/**
 * Keeps the reader's place in the list: the focus returns to their series, or to the next one that waits, after a reload,
 * after a report, and when the row has gone. Without a place it begins at the heading. So the list's keys always work.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, isRead: boolean) {
  const isBack = useSaved() !== null;
  // after every drawing, because a row can have gone
  useEffect(() => {
    if (!isRead || !list.current) return;
    const isAtHeading = document.activeElement?.id === PAGE_HEADING_ID;
    if (!isFocusFree() && !(isBack && isAtHeading)) return;
    const row = waitingRow(list.current, rememberedRows());
    if (row) focusRow(row, focusLate);
    else if (!isAtHeading) focusPageHeading();
  });
  /** Remembers where the focus is. */
  return ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    const row = target.closest(`[${ROW}]`);
    if (!row) return;
    const rows = [...currentTarget.querySelectorAll(`[${ROW}]`)];
    rememberRows(rows.slice(rows.indexOf(row)).map((each) => each.getAttribute(ROW) ?? ''));
  };
}

/** The first of these series that still waits for something. */
function waitingRow(list: HTMLElement, ids: readonly string[]): HTMLElement | null {
  for (const id of ids) {
    const row = list.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(id)}"]:not([${DONE}])`);
    if (row) return row;
  }
  return null;
}
