import { focusLate } from './late-focus';

/**
 * The id of the heading that takes the focus when the route changes, so that a screen reader reads the new page's
 * title.
 */
export const PAGE_HEADING_ID = 'page-heading';

/** Cancels the waiting focus; null when none waits. */
let giveUp: (() => void) | null = null;

/** After a route change: focuses the page's heading, or waits for it while the page is loading. */
export function focusPageHeading(): void {
  const heading = document.getElementById(PAGE_HEADING_ID);
  if (!heading) return waitForHeading();
  giveUp?.();
  focusLate(heading, { preventScroll: true });
}

/** Called by a heading when it appears. Takes the waiting focus. */
export function takeHeadingFocus(heading: HTMLElement | null): void {
  if (!giveUp) return;
  giveUp();
  focusLate(heading, { preventScroll: true });
}

/** Called by a heading that is about to go: if it has the focus, the page's next one gets it. A page may be drawn anew with its data. */
export function passHeadingFocusOn(heading: HTMLElement | null): void {
  if (heading && document.activeElement === heading) waitForHeading();
}

/** Waits until the heading appears, or until the reader does something else, because their focus must not move then. */
function waitForHeading(): void {
  giveUp?.();
  const isOver = new AbortController();
  giveUp = () => {
    isOver.abort();
    giveUp = null;
  };
  const onOwnWay = () => giveUp?.();
  for (const event of ['focusin', 'pointerdown']) {
    document.addEventListener(event, onOwnWay, { capture: true, signal: isOver.signal });
  }
}
