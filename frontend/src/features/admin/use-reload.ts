import { useState } from 'react';
import { faultKey } from '../../lib/fault-key';
import { useServerText } from '../../lib/i18n/server-text';
import { notifyReader } from '../../lib/notify';

/**
 * Reads again and replaces the present form; a reading that fails is told. Nothing else replaces a form, because it may contain
 * typed values.
 */
export function useReload(refetch: () => Promise<unknown>): { round: number; reload: () => void } {
  const serverText = useServerText();
  const [round, setRound] = useState(0);
  const reload = () =>
    void refetch().then(
      () => setRound((before) => before + 1),
      (fault: unknown) => notifyReader({ kind: 'error', text: serverText(faultKey(fault)) }),
    );
  return { round, reload };
}
