import { useEffect, useRef } from 'react';
import type { Watched } from './league-line';

/** The longest wait for an idle moment. */
const PATIENCE_MS = 3000;

/**
 * Calls `reload` when a result, a time or a stream of what the page shows has changed, while the page is visible. Its
 * code and its socket come when the page is idle.
 */
export function useLeagueChanges({ seriesId, divisionId }: Watched, reload: () => Promise<unknown>): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    let end = (): void => undefined;
    let isGone = false;
    const begin = () =>
      void import('./league-line')
        .then(({ openLeagueLine }) => {
          if (!isGone) end = openLeagueLine({ seriesId, divisionId }, () => latest.current());
        })
        // without it the page is as it was read
        .catch(() => undefined);
    const canWait = 'requestIdleCallback' in window;
    const handle = canWait ? requestIdleCallback(begin, { timeout: PATIENCE_MS }) : window.setTimeout(begin, 500);
    return () => {
      isGone = true;
      if (canWait) cancelIdleCallback(handle);
      else window.clearTimeout(handle);
      end();
    };
  }, [seriesId, divisionId]);
}
