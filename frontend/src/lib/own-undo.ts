import { useEffect, useEffectEvent } from 'react';

interface Undone {
  objectKind: string;
  objectId: number | null;
}

const listeners = new Set<(acts: readonly Undone[]) => void>();

/** Says that the reader has taken these acts back. Call it before the pages read again. */
export const tellUndone = (acts: readonly Undone[]): void => listeners.forEach((listener) => listener(acts));

/**
 * Calls `follow` when the reader has taken back an act on this thing, or on any thing of the kind. A form then knows that
 * the new version is not another person's.
 */
export function useOwnUndo(kind: string, follow: () => void, id?: number): void {
  const hear = useEffectEvent((acts: readonly Undone[]) => {
    if (acts.some(({ objectKind, objectId }) => objectKind === kind && (id === undefined || objectId === id))) follow();
  });
  useEffect(() => {
    const listener = (acts: readonly Undone[]) => hear(acts);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
