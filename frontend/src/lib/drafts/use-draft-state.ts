import { useCallback, useEffect, useState, type SetStateAction } from 'react';
import { hasShapeOf, type DraftName } from '../draft-store';
import { useDraft } from './use-draft';

interface DraftState<T> {
  /** The values of the fields: what was typed, otherwise what is stored. */
  value: T;
  change: (next: SetStateAction<T>) => void;
  /** There are typed values that are not saved. */
  isChanged: boolean;
  /** The fields have values from before a reload, a login or a visit to another page. */
  isRestored: boolean;
  /** Makes the fields show what is stored, after a save or to discard what was typed. */
  clear: () => void;
}

/** The fields of a form without a schema, kept as a draft. `stored` is the value before anything is typed. */
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

  const change = useCallback(
    (next: SetStateAction<T>) =>
      setTyped((before) => ({
        value: typeof next === 'function' ? (next as (before: T) => T)(before ? before.value : stored) : next,
      })),
    [stored],
  );
  const clear = useCallback(() => {
    keep(null);
    setTyped(null);
  }, [keep]);
  return { value: typed ? typed.value : stored, change, isChanged, isRestored: isRestored && isChanged, clear };
}
