import { useCallback, useSyncExternalStore } from 'react';
import type { Playback } from './playback';

/** What follows from the time of a playback. The component is drawn again only when it is another value. */
export function useAtTime<Value extends string | number>(playback: Playback, of: (seconds: number) => Value): Value {
  const subscribe = useCallback((listener: () => void) => playback.onTime(listener), [playback]);
  const now = () => of(playback.time());
  return useSyncExternalStore(subscribe, now, now);
}
