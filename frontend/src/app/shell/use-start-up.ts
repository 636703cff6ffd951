import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/page/when-idle';
import { isDrawnByServer } from '../../lib/here';
import { oncePageIsThere } from './page-is-there';

/** The loading screen is visible at least this long, from the start of the page. */
const LOADING_SCREEN_MS = 750;
const FADE_MS = 160;

/**
 * Removes the loading screen of index.html when the settings are known, or when the page can be read without them. The
 * page is drawn under it all the time. After that it does not come back during the visit.
 */
export function useLoadingScreen(areSettingsKnown: boolean): void {
  const [isReadable, setIsReadable] = useState(isDrawnByServer);
  useEffect(() => oncePageIsThere(() => setIsReadable(true)), []);
  const isOver = areSettingsKnown || isReadable;

  useEffect(() => {
    const screen = document.getElementById('loading');
    if (!isOver || !screen) return;
    // there was nothing to wait for
    if (isDrawnByServer()) return screen.remove();
    const fade = window.setTimeout(
      () => screen.classList.add('is-done'),
      Math.max(0, LOADING_SCREEN_MS - performance.now()),
    );
    const remove = window.setTimeout(
      () => screen.remove(),
      Math.max(0, LOADING_SCREEN_MS - performance.now()) + FADE_MS,
    );
    return () => {
      window.clearTimeout(fade);
      window.clearTimeout(remove);
    };
  }, [isOver]);
}

/**
 * False at first, true when the browser has nothing more urgent to do. For parts that the reader does not wait for. On
 * a page that the server draws, it is true from the start.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(isDrawnByServer);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
