import { useEffect, useEffectEvent } from 'react';

/** setTimeout counts in a signed 32-bit number of milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;
/** The server's clock can be a little behind. */
const GRACE_MS = 1000;

/** Calls `act` at each of these times that is still to come, while the part is shown; null: no time. */
export function useAtTimes(times: readonly (string | null | undefined)[], act: () => void): void {
  const latest = useEffectEvent(act);
  const key = times.filter(Boolean).join();
  useEffect(() => {
    const timers = key
      .split(',')
      .map((time) => Date.parse(time) - Date.now())
      .filter((left) => left > 0 && left < LONGEST_MS)
      .map((left) => setTimeout(() => latest(), left + GRACE_MS));
    return () => timers.forEach(clearTimeout);
  }, [key]);
}
