import { useEffect } from 'react';

/** How long the banner shows a slide. */
export const AUTOPLAY_MS = 10_000;

/**
 * Shows the next slide after ten seconds on the same one, while it runs and the tab is visible. `current` is the shown
 * slide, so that a slide chosen by hand is shown for the full time.
 */
export function useAutoplay(moveOn: () => void, current: number, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) moveOn();
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [moveOn, current, isRunning]);
}
