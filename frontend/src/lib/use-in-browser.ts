import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * A value that only the browser knows, read at each render. On a page that the server has drawn, the value is
 * `onServer` until the browser takes over.
 */
export const useInBrowser = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribe, read, () => onServer);
