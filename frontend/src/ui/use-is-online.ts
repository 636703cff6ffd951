import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const events = ['online', 'offline'];
  events.forEach((event) => window.addEventListener(event, listener));
  return () => events.forEach((event) => window.removeEventListener(event, listener));
};

/** False when the browser knows that it has no connection. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
