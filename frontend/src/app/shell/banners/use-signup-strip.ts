import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from '../../../lib/i18n/language';

const KEY = 'signup-strip';

/**
 * Does the sign-up strip have space at the top? While that is not known (null), the answer of the last visit is used,
 * so that the page under it does not move at each loading.
 */
export function useSignupStrip(isWanted: boolean | null): boolean {
  const [had] = useState(() => readStorage(KEY) === 'true');
  useEffect(() => {
    if (isWanted !== null) writeStorage(KEY, String(isWanted));
  }, [isWanted]);
  return isWanted ?? had;
}
