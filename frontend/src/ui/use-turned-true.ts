import { useState } from 'react';

/**
 * True when a condition became true while the reader was on the page: a form was replaced by its result. False when it
 * was true from the start; null means not known yet.
 */
export function useTurnedTrue(isSo: boolean | null): boolean {
  const [wasNot, setWasNot] = useState(false);
  if (isSo === false && !wasNot) setWasNot(true);
  return isSo === true && wasNot;
}
