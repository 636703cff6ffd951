import { useEffect } from 'react';
import { BottomBar, type BottomBarProps } from './menu/bottom-bar';
import { CookieBanner } from './banners/cookie-banner';
import { keepFiles } from './keep-files';
import { Snackbar } from './banners/snackbar';

/** What no page waits for: it comes when the browser has nothing more urgent to do. `bar` is null where there is none. */
export function IdleParts({ bar }: { bar: BottomBarProps | null }) {
  useEffect(keepFiles, []);
  return (
    <>
      <Snackbar />
      <CookieBanner />
      {bar && <BottomBar {...bar} />}
    </>
  );
}
