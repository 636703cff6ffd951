import { useEffect, useState } from 'react';

/** How long to wait for the next letter before asking. */
const PAUSE_MS = 200;

/** The text as soon as the typing pauses. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
