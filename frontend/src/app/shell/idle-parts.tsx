import { useEffect } from 'react';
import { BottomBar, type BottomBarProps } from './menu/bottom-bar';
import { CookieBanner } from './banners/cookie-banner';
import { keepFiles } from './keep-files';
import { PageProgress } from './page-progress';
import { keepPlaceAtLogin } from '../../lib/session/login-return';
import { Snackbar } from './banners/snackbar';

/**
 * Parts that no page waits for. They load when the browser has nothing more urgent to do. `bar` is null when there is
 * none.
 */
export function IdleParts({ bar }: { bar: BottomBarProps | null }) {
  useEffect(keepFiles, []);
  useEffect(keepPlaceAtLogin, []);
  return (
    <>
      <PageProgress />
      <Snackbar />
      <CookieBanner />
      {bar && <BottomBar {...bar} />}
    </>
  );
}
