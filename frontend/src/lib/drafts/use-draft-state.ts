import { useCallback, useEffect, useState, type SetStateAction } from 'react';
import { hasShapeOf, type DraftName } from './draft-store';
import { useDraft } from './use-draft';

interface DraftState<T> {
  /** What the fields show: what was typed, else what is stored. */
  value: T;
  change: (next: SetStateAction<T>) => void;
  /** Something is typed that is not saved. */
  isChanged: boolean;
  /** The fields show what was typed earlier, before a reload, a login or a look elsewhere. */
  isRestored: boolean;
  /** After a save, and to throw away what was typed: the fields show what is stored. */
  clear: () => void;
}

/** The fields of a form that is no schema form, kept as a draft. `stored` is what stands without anything typed. */
export function useDraftState<T>(
  name: DraftName,
  stored: T,
  isValid = (value: unknown): value is T => hasShapeOf(stored, value),
): DraftState<T> {
  const { found, isRestored, keep } = useDraft(name, isValid);
  const [typed, setTyped] = useState<{ value: T } | null>(found && { value: found.value });
  const isChanged = typed !== null && JSON.stringify(typed.value) !== JSON.stringify(stored);

  useEffect(() => {
    keep(isChanged ? typed.value : null);
  }, [keep, isChanged, typed]);

  const change = (next: SetStateAction<T>) =>
    setTyped((before) => ({
      value: typeof next === 'function' ? (next as (before: T) => T)(before ? before.value : stored) : next,
    }));
  const clear = useCallback(() => {
    keep(null);
    setTyped(null);
  }, [keep]);
  return { value: typed ? typed.value : stored, change, isChanged, isRestored: isRestored && isChanged, clear };
}
