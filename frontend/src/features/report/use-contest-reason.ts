import { useState } from 'react';
import { useDraftState } from '../../lib/drafts/use-draft-state';

/** The field of the reason in the report form, where a refusal leads to. */
export const REASON_ID = 'contest-reason';

const NOTHING = { reason: '' };

/**
 * The reason that both teams read when staff end what they contest (R27). The page of the dispute and the report form have
 * the same one: what was typed in one of them stands in the other.
 */
export function useContestReason(seriesId: number) {
  const { value, change, clear } = useDraftState({ form: 'contest-reason', thing: seriesId }, NOTHING);
  const [isMissing, setIsMissing] = useState(false);
  const { reason } = value;
  return {
    reason,
    isMissing,
    onReason: (text: string) => {
      change({ reason: text });
      setIsMissing(false);
    },
    /** Says at the field that it is missing; true when it is. */
    miss: (): boolean => {
      const is = reason.trim() === '';
      setIsMissing(is);
      return is;
    },
    /** Forgets it, once it is stored. */
    clear,
  };
}
