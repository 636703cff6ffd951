import { useSyncExternalStore } from 'react';

/** A page that arrives within this time needs no sign. */
const PATIENCE_MS = 200;

const late = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Notes that the reader waits for this page's script. The page before it stays until it arrives, so on a slow line nothing
 * else would answer a tap.
 */
export function awaitedPage<Page>(page: Promise<Page>): Promise<Page> {
  const timer = setTimeout(() => {
    late.add(page);
    tell();
  }, PATIENCE_MS);
  const end = () => {
    clearTimeout(timer);
    if (late.delete(page)) tell();
  };
  page.then(end, end);
  return page;
}

/** True while a page takes longer than a moment. */
export const useIsPageLate = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => late.size > 0,
    () => false,
  );
