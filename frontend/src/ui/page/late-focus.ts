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
