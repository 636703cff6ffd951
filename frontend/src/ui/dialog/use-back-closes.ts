import { useEffect, useEffectEvent } from 'react';
import { openLayer } from '../../lib/back-layers';

/** While this is open, Back closes it, and the page under it stays. `isHeld`: only its own buttons close it, and Back does nothing. */
export function useBackCloses(close: () => void, { isOpen = true, isHeld = false } = {}): void {
  const latest = useEffectEvent(close);
  useEffect(() => (isOpen ? openLayer(isHeld ? null : () => latest()) : undefined), [isOpen, isHeld]);
}
