import { useEffect } from 'react';

/** How often the banner moves on. */
export const AUTOPLAY_MS = 10_000;

/**
 * Moves on after ten seconds on the same slide, as long as it runs; a hidden tab waits. `current` is the slide shown, so
 * that a slide chosen by hand gets its full time.
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
