import { useEffect, useState } from 'react';

/** The present time, as often as this. Null on a page that the server has drawn, until the browser takes over. */
export function useNow(everyMs: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = window.setInterval(tick, everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return now;
}
