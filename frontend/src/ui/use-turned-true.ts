import { useState } from 'react';

/**
 * True when something has become so while the reader looked on: a form gave way to what came of it. False when it was so
 * from the start; null is not yet known.
 */
export function useTurnedTrue(isSo: boolean | null): boolean {
  const [wasNot, setWasNot] = useState(false);
  if (isSo === false && !wasNot) setWasNot(true);
  return isSo === true && wasNot;
}
