import { useEffect } from 'react';
import { BottomBar, type BottomBarProps } from './menu/bottom-bar';
import { CookieBanner } from './banners/cookie-banner';
import { countViews } from './count-views';
import { keepFiles } from './keep-files';
import { keepFocus } from './keep-focus';
import { PageProgress } from './page-progress';
import { keepPlaceAtLogin } from '../../lib/session/login-return';
import { Snackbar } from './banners/snackbar';

/** Loads the list of the pages that no visit starts with, so that a tap on a link to one waits for its files only. */
function listPages(): void {
  import('../more-pages').catch(() => undefined);
}

/**
 * Parts that no page waits for. They load when the browser has nothing more urgent to do. `bar` is null when there is
 * none.
 */
export function IdleParts({ bar }: { bar: BottomBarProps | null }) {
  useEffect(keepFiles, []);
  useEffect(keepFocus, []);
  useEffect(keepPlaceAtLogin, []);
  useEffect(listPages, []);
  useEffect(countViews, []);
  return (
    <>
      <PageProgress />
      <Snackbar />
      <CookieBanner />
      {bar && <BottomBar {...bar} />}
    </>
  );
}
