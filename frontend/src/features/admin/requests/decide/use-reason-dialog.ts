import { useState } from 'react';
import type { Outcome } from '../../../../lib/use-action';
import { useDraftState } from '../../../../lib/drafts/use-draft-state';

interface ReasonedAct {
  /** The form's name in the key of the draft. */
  form: 'deny' | 'deny-several' | 'request-aside';
  /** 0 for several requests. */
  requestId: number;
  /** Sends the reason. The dialog shows its refusals, so the call must be silent. */
  act: (reason: string) => Promise<Outcome<unknown>>;
  /** A refused dialog was closed: the request has changed since the list was read. */
  onRefused: () => void;
}

/**
 * The dialog for a reason. It stays open and shows why an attempt failed, and its text is kept as a draft. The list is
 * read again only when the dialog closes, because the request, and the dialog with it, may be gone from the list.
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
    /** There is a text that was not sent. */
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
