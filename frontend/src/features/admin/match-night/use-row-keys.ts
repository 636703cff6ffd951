import type { KeyboardEvent } from 'react';

/** The attributes by which the keys find a row, its link and its buttons. */
export const ROW = 'data-night-row';
export const KEY = 'data-key';

/** Text fields and open menus keep their keys. */
const OWN_KEYS = 'input, select, textarea, [popover], dialog';

/**
 * Keys of the list: arrows go from series to series, a letter presses the row's button that has it. They work only
 * while the focus is in the list or on the page's heading, so that they are in no one's way (WCAG 2.1.4).
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS)) return;
  const row = target.closest(`[${ROW}]`);
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) {
    const rows = [...currentTarget.querySelectorAll(`[${ROW}]`)];
    const next = rows[row ? rows.indexOf(row) + step : step === 1 ? 0 : -1];
    next?.querySelector<HTMLElement>('a, button')?.focus();
    if (next) event.preventDefault();
    return;
  }
  const pressed = row?.querySelector<HTMLElement>(`[${KEY}="${CSS.escape(key.toLowerCase())}"]`);
  if (!pressed) return;
  event.preventDefault();
  pressed.click();
}
