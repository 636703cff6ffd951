import { useEffect } from 'react';
import { CookieBanner } from './cookie-banner';
import { keepFiles } from './keep-files';
import { Snackbar } from './snackbar';

/** What nobody waits for: it comes when the browser has nothing more urgent to do. */
export function IdleParts() {
  useEffect(keepFiles, []);
  return (
    <>
      <Snackbar />
      <CookieBanner />
    </>
  );
}
