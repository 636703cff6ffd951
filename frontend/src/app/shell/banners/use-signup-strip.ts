import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from '../../../lib/i18n/language';

const KEY = 'signup-strip';

/**
 * Whether the strip about sign-up has room at the top. Until that is known (null), it has what it had the last time: the
 * page under it would otherwise jump at each loading.
 */
export function useSignupStrip(isWanted: boolean | null): boolean {
  const [had] = useState(() => readStorage(KEY) === 'true');
  useEffect(() => {
    if (isWanted !== null) writeStorage(KEY, String(isWanted));
  }, [isWanted]);
  return isWanted ?? had;
}
