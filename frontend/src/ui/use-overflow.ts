import { useEffect, useRef, useState, type RefObject } from 'react';

interface Overflow<T extends HTMLElement> {
  ref: RefObject<T | null>;
  /** The content does not fit, so the region scrolls sideways and must be reachable by keyboard. */
  isScrollable: boolean;
  /** There is hidden content to the right. */
  hasMore: boolean;
}

/** Follows whether an element's content is wider than the element, and whether its end is visible. */
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
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  return { ref, ...state };
}
