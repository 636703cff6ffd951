import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/page/when-idle';
import { oncePageIsThere } from './page-is-there';

/** The loading screen stays at least this long, counted from the start of the page. */
const LOADING_SCREEN_MS = 750;
const FADE_MS = 160;

/**
 * Takes away the loading screen of index.html once the settings are known, or the page can be read without them. The page
 * is drawn beneath it all the time; once gone it is gone for the whole visit.
 */
export function useLoadingScreen(areSettingsKnown: boolean): void {
  const [isReadable, setIsReadable] = useState(false);
  useEffect(() => oncePageIsThere(() => setIsReadable(true)), []);
  const isOver = areSettingsKnown || isReadable;

  useEffect(() => {
    const screen = document.getElementById('loading');
    if (!isOver || !screen) return;
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

/** False at first, true when the browser has nothing more urgent to do: for the parts that no one waits for. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
