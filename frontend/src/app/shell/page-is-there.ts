import { PAGE_HEADING_ID } from '../../ui/page/heading-focus';

/** The page has its heading and its content, so it can be read, and has its title. */
const isThere = () =>
  document.querySelector(`main #${PAGE_HEADING_ID}`) !== null &&
  document.querySelector('main [aria-busy=true]') === null;

/** Calls when the page's content is loaded. Returns a function that cancels it. */
export function oncePageIsThere(call: () => void): () => void {
  if (isThere()) {
    call();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    call();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  return () => observer.disconnect();
}
