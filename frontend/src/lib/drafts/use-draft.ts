import { useCallback, useRef, useState } from 'react';
import { readDraft, writeDraft, type DraftName, type DraftOwner, type Version } from './draft-store';
import { useSession } from '../session/session';

/** `isForVisitors`: the form needs no login, and a visitor's draft is kept in the tab as well. */
export interface DraftOptions extends DraftName {
  isForVisitors?: boolean;
}

interface Draft<T, V extends Version> {
  /** What was typed earlier and not saved, when the form was opened; null for nothing. */
  found: { value: T; version: V | null } | null;
  /** The form shows what was found, and no one has said yet what becomes of it. */
  isRestored: boolean;
  /** Keeps what is typed; null when there is nothing that is not saved. */
  keep: (value: T | null, version?: V) => void;
}

/**
 * Keeps what is typed into a form until it is saved: it outlives a reload, a session that ends and a server that goes.
 * The form begins with what was `found` and says so (`ui/draft-notice`), and calls `keep` whenever something changes, with
 * null after a save or a discard. Nothing secret belongs into a draft. `isValid` says whether a stored value still fits.
 */
export function useDraft<T, V extends Version = number>(
  name: DraftOptions,
  isValid: (value: unknown) => value is T,
): Draft<T, V> {
  const { form, thing, isForVisitors = false } = name;
  const { viewer, ended } = useSession();
  // whose form it is stays so when the session ends, or when another person logs in in another tab
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
