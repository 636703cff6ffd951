import { useContext } from 'react';
import { LookContext, useWords } from './words';

interface OffAirProps {
  /** The last reading failed. */
  isLost: boolean;
  /** There is no answer yet. */
  isWaiting: boolean;
  /** It is known, and has nothing to show now. */
  isEmpty?: boolean;
}

/** Nothing, because a broadcast shows no errors. `?debug=1` says why. */
export function OffAir({ isLost, isWaiting, isEmpty = false }: OffAirProps) {
  const t = useWords();
  const { isDebug } = useContext(LookContext);
  if (!isDebug) return null;
  const reason = isWaiting ? (isLost ? 'lost' : 'waiting') : isEmpty ? 'empty' : 'unknown';
  return <p className="debug-text">{t(`debug.${reason}`)}</p>;
}
