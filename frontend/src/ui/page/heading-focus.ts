import { focusLate } from './late-focus';

/** Marks the heading that takes focus when the route changes, so that a screen reader says where it is. */
export const PAGE_HEADING_ID = 'page-heading';

/** Gives up the waiting focus; null when none waits. */
let giveUp: (() => void) | null = null;

/** After a route change: focuses the page's heading, or leaves word for it when the page is still loading. */
export function focusPageHeading(): void {
  giveUp?.();
  const heading = document.getElementById(PAGE_HEADING_ID);
  if (heading) focusLate(heading, { preventScroll: true });
  else waitForHeading();
}

/** Called by a heading when it appears: takes the focus that waits for it. */
export function takeHeadingFocus(heading: HTMLElement | null): void {
  if (!giveUp) return;
  giveUp();
  focusLate(heading, { preventScroll: true });
}

/** Until the heading comes, or the reader has gone on to something else: it would be taken out of their hands. */
function waitForHeading(): void {
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
