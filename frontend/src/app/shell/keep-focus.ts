import { lendFocus } from '../../ui/page/late-focus';
import { PAGE_HEADING_ID } from '../../ui/page/heading-focus';

/** What one presses or writes in. A heading that goes with its page has its own way on (ui/page/heading-focus.ts). */
const CONTROL = 'a, button, input, select, textarea, summary';
/** What has a heading of its own. What is behind an open dialog cannot have the focus. */
const PART = 'section, dialog, [role=dialog], [role=alertdialog]';

/** The parts around this element, the innermost first. */
function partsAround(element: Element | null): Element[] {
  const parts: Element[] = [];
  for (let at = element?.closest(PART); at; at = at.parentElement?.closest(PART)) parts.push(at);
  return parts;
}

/** The heading of the innermost of these parts that is still there and has one; without such a part, of the page. */
function headingOf(parts: readonly Element[]): HTMLElement | null {
  for (const part of parts) {
    const own = part.isConnected ? part.querySelector<HTMLElement>('h2, h3, h4') : null;
    if (own) return own;
  }
  return document.getElementById(PAGE_HEADING_ID);
}

/**
 * An act often takes its own button away: a result that is confirmed, a form that is sent. The browser then starts again at the
 * top of the page. The focus goes to the heading of the part where the reader was. Ends when the returned function is called.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let parts: Element[] = [];
  const remember = (control: Element | null) => {
    last = control;
    parts = partsAround(control);
  };
  const onFocus = ({ target }: FocusEvent) =>
    remember(target instanceof Element && target.matches(CONTROL) ? target : null);
  // who presses elsewhere has left the place; a press on a control that has the focus already brings no other event
  const onPress = ({ target }: Event) => remember(target instanceof Element ? target.closest(CONTROL) : null);
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement !== document.body) return;
    const heading = headingOf(parts);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // a list may have a better place, and says so after it is drawn
    lendFocus(heading);
  });
  document.addEventListener('pointerdown', onPress, { capture: true });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', onPress, { capture: true });
    document.removeEventListener('focusin', onFocus);
  };
}
