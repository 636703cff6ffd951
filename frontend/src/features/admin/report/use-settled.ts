import { useEffect, useState } from 'react';

/** A text that is compared by what it says, once it has stood still for a while. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), milliseconds);
    return () => window.clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
