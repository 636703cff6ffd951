import { useCallback, useRef, useState } from 'react';
import { readDraft, writeDraft, type DraftName, type DraftOwner, type Version } from '../draft-store';
import { useSession } from '../session/session';

/** `isForVisitors`: the form needs no login, and a visitor's draft is kept in the tab too. */
export interface DraftOptions extends DraftName {
  isForVisitors?: boolean;
}

interface Draft<T, V extends Version> {
  /** The unsaved value from an earlier time, when the form was opened; null for none. */
  found: { value: T; version: V | null } | null;
  /** The form shows the found value, and the reader has not decided about it yet. */
  isRestored: boolean;
  /** Stores the typed value; null when nothing is unsaved. */
  keep: (value: T | null, version?: V) => void;
}

/**
 * Keeps typed values of a form until they are saved. They survive a reload, the end of a session and an unavailable
 * server. The form begins with the `found` value and says so (`ui/draft-notice`). It calls `keep` at every change, with
 * null after a save or a discard. Do not keep secrets in a draft. `isValid` says whether a stored value still fits.
 */
export function useDraft<T, V extends Version = number>(
  name: DraftOptions,
  isValid: (value: unknown) => value is T,
): Draft<T, V> {
  const { form, thing, isForVisitors = false } = name;
  const { viewer, ended } = useSession();
  // the form keeps its owner when the session ends, or when another person logs in in another tab
  const [owner] = useState<DraftOwner | null>((viewer ?? ended)?.userId ?? (isForVisitors ? 'visitor' : null));
  const [found] = useState(() => {
    const kept = owner === null ? null : readDraft(owner, name);
    return kept && isValid(kept.value) ? { value: kept.value, version: kept.version as V | null } : null;
  });
  const [isRestored, setIsRestored] = useState(found !== null);
  const isKept = useRef(found !== null);

  const keep = useCallback(
    (value: T | null, version?: V) => {
      if (owner === null || (value === null && !isKept.current)) return;
      isKept.current = value !== null;
      writeDraft(owner, { form, thing }, value === null ? null : { value, version: version ?? null });
      if (value === null) setIsRestored(false);
    },
    [owner, form, thing],
  );
  return { found, isRestored, keep };
}
