import type { Location } from 'react-router-dom';

/** The scroll position of each entry of the history when it was left, in px. */
const left = new Map<string, number>();

const GIVES_UP_MS = 5000;

/** An entry that a plain link within the page made has no key of its own. */
const entryOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** Stores the scroll position of the present page. Returns a function that stops it. */
export function keepScrollPlace(drawn: () => Location): () => void {
  const keep = () => {
    // on the way back, the browser scrolls while the old page is still drawn
    if (window.location.pathname === drawn().pathname) left.set(entryOf(drawn()), window.scrollY);
  };
  window.addEventListener('scroll', keep, { passive: true });
  return () => window.removeEventListener('scroll', keep);
}

/**
 * Scrolls to the position at which the entry was left, as soon as the page is long enough again, unless the visitor
 * scrolls meanwhile. Returns a function that cancels it.
 */
export function returnToScrollPlace(location: Location): () => void {
  const place = left.get(entryOf(location)) ?? 0;
  const isThere = () => {
    window.scrollTo(0, place);
    return Math.abs(window.scrollY - place) < 2;
  };
  if (isThere()) return () => undefined;

  const givenUp = new AbortController();
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    givenUp.abort();
  };
  const observer = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const timer = setTimeout(stop, GIVES_UP_MS);
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, stop, { passive: true, signal: givenUp.signal });
  }
  observer.observe(document.body);
  return stop;
}
