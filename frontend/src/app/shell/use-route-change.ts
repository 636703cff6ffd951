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
      // what the server wrote was about the first address only
      document.head.querySelectorAll('[data-page], [data-static]').forEach((tag) => tag.remove());
      window.scrollTo(0, 0);
      focusPageHeading();
    }
    isFirst.current = false;
    return onceTitled(() => reportPageView({ path: pathname, title: document.title }));
  }, [pathname]);
}

/** Calls when the page is no longer waiting for what it is about: only then has it its title. Answers how to give up. */
function onceTitled(call: () => void): () => void {
  const isWaiting = () => document.querySelector('main [aria-busy=true]') !== null;
  if (!isWaiting()) {
    call();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (isWaiting()) return;
    observer.disconnect();
    call();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  return () => observer.disconnect();
}
