import { givenConsent, onConsent } from '../../lib/consent';
import { onPageView } from '../../lib/page-view';
import { paths } from '../../lib/paths';
import { routeAt } from '../router';

/** Pages of the site that readers read, without the back office and addresses that lead nowhere. */
const isCounted = (path: string) => routeAt(path) !== 'notFound' && !path.startsWith(paths.admin());

/**
 * Tells the site's own server which pages are read, when the reader has accepted that, and nothing else: no cookie goes with it,
 * no query and no title (T126). Before the answer, and after a no, nothing is sent. Returns a function that ends it.
 */
export function countViews(): () => void {
  let waiting: string | null = null;
  const tell = () => {
    if (waiting === null || givenConsent() !== true) return;
    const path = waiting;
    waiting = null;
    if (isCounted(path)) send(path);
  };
  const ends = [
    onPageView(({ path }) => {
      waiting = path;
      tell();
    }),
    // the page on which the reader answers is counted too
    onConsent(tell),
  ];
  return () => ends.forEach((end) => end());
}

function send(path: string): void {
  void fetch('/api/page-views', {
    method: 'POST',
    credentials: 'omit',
    // also when the reader leaves at once
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
}
