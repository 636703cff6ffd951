import { useEffect, useState } from 'react';

/** The wait for the next letter before a query. */
const PAUSE_MS = 200;

/** The text after it has not changed for a while, when the typing pauses. */
export function usePaused(text: string, milliseconds = PAUSE_MS): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return paused;
}
