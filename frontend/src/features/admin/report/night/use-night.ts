import { useState, useSyncExternalStore } from 'react';
import { useSession } from '../../../../lib/session/session';
import type { NightState } from './night-state';
import { NO_NIGHT } from './night-state';
import { nightOf, type NightStore } from './night-store';

const never = () => () => undefined;
const nothing = () => NO_NIGHT;

/** The reader's night: its files, and what can be done with them. No store: the reader is not known yet. */
export function useNight(): { night: NightState; store: NightStore | null } {
  const { viewer, ended } = useSession();
  const userId = (viewer ?? ended)?.userId;
  // a page keeps its owner when the session ends
  const [owner, setOwner] = useState(userId);
  if (owner === undefined && userId !== undefined) setOwner(userId);
  const store = owner === undefined ? null : nightOf(owner);
  const night = useSyncExternalStore(store?.subscribe ?? never, store?.state ?? nothing);
  return { night, store };
}
