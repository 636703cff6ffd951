import { useState } from 'react';

/**
 * Reads again and puts a new form in the place of the one that is there. Nothing else replaces a form: it may have been
 * typed in.
 */
export function useReload(refetch: () => Promise<unknown>): { round: number; reload: () => void } {
  const [round, setRound] = useState(0);
  const reload = () => void refetch().then(() => setRound((before) => before + 1));
  return { round, reload };
}
