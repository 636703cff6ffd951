import { useEffect, useState } from 'react';

/** How long to wait for the next letter before asking. */
const PAUSE_MS = 200;

/** The text as soon as it has stood still for a while: the typing pauses. */
export function usePaused(text: string, milliseconds = PAUSE_MS): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return paused;
}
