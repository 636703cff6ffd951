import { useState } from 'react';
import type { InboxRequestFragment } from '../inbox-request.generated';

/** A claim needs a player, so it is decided by itself. */
const isChoosable = ({ status, kind, mayDecide }: InboxRequestFragment): boolean =>
  status === 'PENDING' && kind !== 'EXISTING_USER' && mayDecide;

/** The requests that staff have chosen to decide together. */
export interface ChosenRequests {
  /** Those that can be chosen. */
  choosable: readonly InboxRequestFragment[];
  /** Chosen and still waiting, in the order of the list. */
  chosen: readonly InboxRequestFragment[];
  canChoose: (request: InboxRequestFragment) => boolean;
  isChosen: (id: number) => boolean;
  toggle: (id: number) => void;
  chooseAll: (isChosen: boolean) => void;
}

/** Chooses among the shown requests. One that is decided, or no longer shown, is not chosen any more. */
export function useChosenRequests(shown: readonly InboxRequestFragment[]): ChosenRequests {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const choosable = shown.filter(isChoosable);
  return {
    choosable,
    chosen: choosable.filter(({ id }) => ids.has(id)),
    canChoose: isChoosable,
    isChosen: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
    chooseAll: (isChosen) => setIds(new Set(isChosen ? choosable.map(({ id }) => id) : [])),
  };
}
