/** What the reader opens and is in: a dialog, a menu, a list of suggestions. */
const OPEN = 'dialog[open], [aria-expanded=true], [data-open=true]';

/** True while the reader is in something open that the target is no part of. */
function isReaderElsewhere(target: Element): boolean {
  const open = document.activeElement?.closest(OPEN);
  return Boolean(open) && !open?.contains(target);
}

/**
 * Moves the focus to something that came late: what a page is about, what came of an act. A menu or a dialog that the
 * reader has opened meanwhile keeps it; it would close in their hands.
 */
export function focusLate(target: HTMLElement | null, options?: FocusOptions): void {
  if (target && !isReaderElsewhere(target)) target.focus(options);
}
