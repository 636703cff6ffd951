import { useState } from 'react';

/** A question before an act, as `ConfirmDialog` of public pages and that of the back office ask it. */
export interface Confirming {
  isBusy: boolean;
  /** Why the act was not done; null before the first try, and while it runs. */
  reason: string | null;
  confirm: () => Promise<void>;
}

/** The reason why an act was not done; null when it was done. */
function reasonOf(outcome: unknown): string | null {
  if (typeof outcome !== 'object' || outcome === null || !('status' in outcome) || !('text' in outcome)) return null;
  return outcome.status !== 'done' && typeof outcome.text === 'string' ? outcome.text : null;
}

/**
 * Runs the act once at a time. A result that says that it was not done, with a reason (`Outcome` of `lib/use-action`), keeps the
 * question open; everything else closes it.
 */
export function useConfirming(onConfirm: () => Promise<unknown> | void, onClose: () => void): Confirming {
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  async function confirm() {
    setIsBusy(true);
    setReason(null);
    let why: string | null = null;
    try {
      why = reasonOf(await onConfirm());
    } finally {
      setIsBusy(false);
      setReason(why);
      if (why === null) onClose();
    }
  }
  return { isBusy, reason, confirm };
}
