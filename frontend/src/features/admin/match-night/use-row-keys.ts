import type { KeyboardEvent } from 'react';

/** The attributes by which the keys find a row, its link and its buttons, and the rows of series that are done. */
export const ROW = 'data-night-row';
export const KEY = 'data-key';
export const DONE = 'data-night-done';

/** Text fields and open menus keep their keys. */
const OWN_KEYS = 'input, select, textarea, [role=menu], [aria-modal=true], dialog';

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** A row is reached at its first link or button. */
export const focusRow = (row: Element | undefined, focus = (part: HTMLElement | null) => part?.focus()): void =>
  focus(row?.querySelector<HTMLElement>('a, button') ?? null);

/**
 * Keys of the list: arrows, J and K go from series to series, another letter presses the row's button that has it. They
 * work only while the focus is in the list or on the page's heading, so that they are in no one's way (WCAG 2.1.4).
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS)) return;
  const row = target.closest(`[${ROW}]`);
  const step = STEPS[key.length === 1 ? key.toLowerCase() : key];
  if (step) {
    const rows = [...currentTarget.querySelectorAll(`[${ROW}]`)];
    const next = rows[row ? rows.indexOf(row) + step : step === 1 ? 0 : -1];
    focusRow(next);
    if (next) event.preventDefault();
    return;
  }
  const pressed = row?.querySelector<HTMLElement>(`[${KEY}="${CSS.escape(key.toLowerCase())}"]`);
  if (!pressed) return;
  event.preventDefault();
  pressed.click();
}
