import { focusLate } from '../../ui/page/late-focus';
import { PAGE_HEADING_ID } from '../../ui/page/heading-focus';

/** What one presses or writes in. A heading that goes with its page has its own way on (ui/page/heading-focus.ts). */
const CONTROL = 'a, button, input, select, textarea, summary';

/** The heading of this part of the page; of the page, when the part is gone or has none. */
function headingOf(part: Element | null): HTMLElement | null {
  const own = part?.isConnected ? part.querySelector<HTMLElement>('h2, h3, h4') : null;
  return own ?? document.getElementById(PAGE_HEADING_ID);
}

/**
 * An act often takes its own button away: a result that is confirmed, a form that is sent. The browser then starts again at the
 * top of the page. The focus goes to the heading of the part where the reader was. Ends when the returned function is called.
 */
export function keepFocus(): () => void {
  let held: Element | null = null;
  let part: Element | null = null;
  const forget = () => {
    held = null;
  };
  const remember = ({ target }: FocusEvent) => {
    held = target instanceof Element && target.matches(CONTROL) ? target : null;
    part = held?.closest('section') ?? null;
  };
  const observer = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    forget();
    if (document.activeElement !== document.body) return;
    const heading = headingOf(part);
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    focusLate(heading, { preventScroll: true });
  });
  // who presses elsewhere has left the place; a press on a control gives it the focus right after
  document.addEventListener('pointerdown', forget, { capture: true });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', forget, { capture: true });
    document.removeEventListener('focusin', remember);
  };
}
