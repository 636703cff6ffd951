import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { reportPageView } from '../../lib/page-view';
import { focusPageHeading } from '../../ui/page/heading-focus';
import { oncePageIsThere } from './page-is-there';
import { keepScrollPlace, returnToScrollPlace } from './scroll-place';

/**
 * On every new page: scrolls to the top, moves the focus to the heading, and reports the page view. The first page
 * keeps its focus. Back and forward restore the scroll position.
 */
export function useRouteChange(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const drawn = useRef(location);
  const { pathname } = location;

  useEffect(() => keepScrollPlace(() => drawn.current), []);
  useLayoutEffect(() => {
    const isNewPage = drawn.current.pathname !== location.pathname;
    drawn.current = location;
    if (!isNewPage) return;
    // the server wrote these tags for the first address only
    document.head.querySelectorAll('[data-page], [data-static]').forEach((tag) => tag.remove());
    focusPageHeading();
    if (isReturn) return returnToScrollPlace(location);
    window.scrollTo(0, 0);
  }, [location, isReturn]);

  useEffect(() => oncePageIsThere(() => reportPageView({ path: pathname, title: document.title })), [pathname]);
}
