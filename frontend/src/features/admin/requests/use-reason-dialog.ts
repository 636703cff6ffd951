import { useState } from 'react';
import type { Outcome } from '../../../lib/use-action';
import { useDraftState } from '../../../lib/drafts/use-draft-state';

interface ReasonedAct {
  /** Names the draft of the reason. */
  form: 'deny' | 'claim-aside';
  requestId: number;
  /** Sends the reason. Its refusals are to be silent: the dialog says them. */
  act: (reason: string) => Promise<Outcome<unknown>>;
  /** A refused dialog has been closed: the request is no longer what the list shows. */
  onRefused: () => void;
}

/**
 * The dialog that gives a reason: it stays open and says why when it did not go through, and what is written in it is
 * kept as a draft. The list is read again only when it closes: the request may be gone from it, and the dialog with it.
 */
export function useReasonDialog({ form, requestId, act, onRefused }: ReasonedAct) {
  const reason = useDraftState({ form, thing: requestId }, '');
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string; isFinal: boolean } | null>(null);

  const close = () => {
    setIsOpen(false);
    setRefusal(null);
    if (refusal?.isFinal) onRefused();
  };
  const give = async (why: string) => {
    setRefusal(null);
    const outcome = await act(why);
    if (outcome.status === 'refused') setRefusal({ text: outcome.text, isFinal: true });
    if (outcome.status === 'failed') setRefusal({ text: outcome.text, isFinal: false });
    if (outcome.status !== 'done') return;
    reason.clear();
    setIsOpen(false);
  };
  return {
    open: () => setIsOpen(true),
    isOpen,
    /** A reason is written that has not been given. */
    isWritten: reason.isChanged,
    props: {
      reason: reason.value,
      onChange: reason.change,
      refusal: refusal?.text ?? null,
      onGive: (why: string) => void give(why),
      onClose: close,
    },
  };
}
