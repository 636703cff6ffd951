import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { reportPageView } from '../../lib/page-view';
import { focusPageHeading } from '../../ui/heading-focus';

/** On every new address: to the top, focus to the heading, and the page view told. The first page keeps its focus. */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isFirst.current) {
      window.scrollTo(0, 0);
      focusPageHeading();
    }
    isFirst.current = false;
    // the title is written in the same commit as the page
    reportPageView({ path: pathname, title: document.title });
  }, [pathname]);
}
