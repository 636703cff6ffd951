import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

interface Overflow<T extends HTMLElement> {
  ref: RefObject<T | null>;
  /** The content does not fit, so the region scrolls sideways and must be reachable by keyboard. */
  isScrollable: boolean;
  /** There is hidden content to the right. */
  hasMore: boolean;
}

const noChange = () => () => undefined;

/**
 * Follows whether an element's content is wider than the element, and whether its end is visible. On a page that the server
 * has drawn, it may be wider, so it can be reached until the browser has measured it.
 */
export function useOverflow<T extends HTMLElement>(): Overflow<T> {
  const ref = useRef<T>(null);
  const [state, setState] = useState({ isScrollable: false, hasMore: false });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const isScrollable = element.scrollWidth > element.clientWidth + 1;
      const hasMore = isScrollable && element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setState((before) =>
        before.isScrollable === isScrollable && before.hasMore === hasMore ? before : { isScrollable, hasMore },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    // words get wider with their font, also in a table whose own width stays; a test's browser has no fonts
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
      fonts?.removeEventListener('loadingdone', measure);
    };
  }, []);

  const isScrollable = useSyncExternalStore(
    noChange,
    () => state.isScrollable,
    () => true,
  );
  return { ref, isScrollable, hasMore: state.hasMore };
}
