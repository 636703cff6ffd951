/** Open parts that the reader is using: a dialog, a menu, a list of suggestions. */
const OPEN = 'dialog[open], [role=dialog], [role=menu], [aria-expanded=true], [data-open=true]';

/** Is the reader in an open part that does not contain the target? */
function isReaderElsewhere(target: Element): boolean {
  const open = document.activeElement?.closest(OPEN);
  return Boolean(open) && !open?.contains(target);
}

/**
 * Moves the focus to something that appeared late: a page's heading, or the result of an act. A menu or dialog that the
 * reader has opened meanwhile keeps the focus, because it would close otherwise.
 */
export function focusLate(target: HTMLElement | null, options?: FocusOptions): void {
  if (target && !isReaderElsewhere(target)) target.focus(options);
}

/** What holds the focus until a part of the page says where it belongs. */
let placeholder: HTMLElement | null = null;

/**
 * Gives the focus that was lost a place for the moment. A part of the page that knows a better one moves it on, when
 * `isFocusFree` says so.
 */
export function lendFocus(target: HTMLElement): void {
  focusLate(target, { preventScroll: true });
  if (document.activeElement !== target) return;
  placeholder = target;
  // who comes back to it later has gone there
  target.addEventListener('blur', () => (placeholder = null), { once: true });
}

/** Is the focus nowhere, or only lent? Then the reader has not gone elsewhere, and a part of the page may move it. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || (activeElement !== null && activeElement === placeholder);
}
