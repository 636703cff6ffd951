import { useCallback, useEffect, useState, type SetStateAction } from 'react';
import { hasShapeOf, type DraftName, type Version } from '../draft-store';
import { useDraft } from './use-draft';

interface DraftState<T, V extends Version> {
  /** The values of the fields: what was typed, otherwise what is stored. */
  value: T;
  change: (next: SetStateAction<T>) => void;
  /** There are typed values that are not saved. */
  isChanged: boolean;
  /** The fields have values from before a reload, a login or a visit to another page. */
  isRestored: boolean;
  /** Makes the fields show what is stored, after a save or to discard what was typed. */
  clear: () => void;
  /** What was stored when the reader began to type. */
  base: T;
  /** The version of `base`. A save replaces that one. */
  version: V;
  /** The typed values stand on another stored state from now on. */
  rebase: (next: { value: T; base: T; version: V }) => void;
}

interface DraftStateOptions<T, V extends Version> {
  /** Can the form show a stored draft? */
  isValid?: (value: unknown) => value is T;
  /** The version of what is stored, for things that several people change. */
  version?: V;
}

/** The fields of a form without a schema, kept as a draft. `stored` is the value before anything is typed. */
export function useDraftState<T, V extends Version = Version>(
  name: DraftName,
  stored: T,
  { isValid = (value): value is T => hasShapeOf(stored, value), version }: DraftStateOptions<T, V> = {},
): DraftState<T, V> {
  const { found, isRestored, keep } = useDraft<T, V>(name, isValid);
  const now = version as V;
  const [typed, setTyped] = useState<{ value: T; base: T; version: V } | null>(
    found && { value: found.value, base: stored, version: found.version ?? now },
  );
  const isChanged = typed !== null && JSON.stringify(typed.value) !== JSON.stringify(stored);

  useEffect(() => {
    keep(isChanged ? typed.value : null, typed?.version);
  }, [keep, isChanged, typed]);

  const change = useCallback(
    (next: SetStateAction<T>) =>
      setTyped((before) => ({
        base: stored,
        version: now,
        ...before,
        value: typeof next === 'function' ? (next as (before: T) => T)(before ? before.value : stored) : next,
      })),
    [stored, now],
  );
  const clear = useCallback(() => {
    keep(null);
    setTyped(null);
  }, [keep]);
  return {
    value: typed ? typed.value : stored,
    change,
    isChanged,
    isRestored: isRestored && isChanged,
    clear,
    base: typed ? typed.base : stored,
    version: typed ? typed.version : now,
    rebase: setTyped,
  };
}
