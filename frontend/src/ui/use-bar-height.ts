import { useCallback, type RefCallback } from 'react';

const PROPERTIES = { edge: '--edge-height', top: '--page-top', bottom: '--page-bottom' } as const;

/**
 * For a bar that stays in view while the page scrolls: tells the page its height, so that other bars stand beside it and what
 * gets the focus is never behind it (theme/global-css.ts). `edge` is the site's own at the lower edge of the window; `top` and
 * `bottom` are bars of one page. The bar takes it as its ref.
 */
export function useBarHeight(place: keyof typeof PROPERTIES): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(PROPERTIES[place], `${bar.offsetHeight}px`));
      observer.observe(bar);
      return () => {
        observer.disconnect();
        style.removeProperty(PROPERTIES[place]);
      };
    },
    [place],
  );
}
