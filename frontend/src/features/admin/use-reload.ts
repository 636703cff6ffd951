import { useState } from 'react';

/** Reads again and replaces the present form. Nothing else replaces a form, because it may contain typed values. */
export function useReload(refetch: () => Promise<unknown>): { round: number; reload: () => void } {
  const [round, setRound] = useState(0);
  const reload = () => void refetch().then(() => setRound((before) => before + 1));
  return { round, reload };
}
