/** Marks the heading that takes focus when the route changes, so that a screen reader says where it is. */
export const PAGE_HEADING_ID = 'page-heading';

let isWanted = false;

/** After a route change: focuses the page's heading, or leaves word for it when the page is still loading. */
export function focusPageHeading(): void {
  const heading = document.getElementById(PAGE_HEADING_ID);
  heading?.focus({ preventScroll: true });
  isWanted = !heading;
}

/** Called by a heading when it appears: true when it should take the focus that waits for it. */
export function takeHeadingFocus(): boolean {
  const wasWanted = isWanted;
  isWanted = false;
  return wasWanted;
}
