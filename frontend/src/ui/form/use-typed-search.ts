import { useEffect, useRef, useState } from 'react';

/** The wait for the next letter before a search. */
const PAUSE_MS = 200;

interface TypedSearch {
  /** The text in the box. */
  typed: string;
  type: (text: string) => void;
}

/**
 * A box that searches by itself when the typing pauses. `wanted` is the present search text, which is stored outside
 * (in the address). When a link or Back changes it, the box shows the new text.
 */
export function useTypedSearch(wanted: string, onSearch: (text: string) => void): TypedSearch {
  const [typed, type] = useState(wanted);
  /** Searches of the box whose text has not come back in `wanted` yet, the latest last. */
  const sent = useRef<string[]>([]);

  // not while rendering, because an address from a transition would be compared with older letters
  useEffect(() => {
    const echo = sent.current.lastIndexOf(wanted);
    // a text that comes back late must not remove letters that were typed after it
    if (echo >= 0) sent.current.splice(0, echo + 1);
    else type(wanted);
  }, [wanted]);

  useEffect(() => {
    const text = typed.trim();
    if (text === (sent.current.at(-1) ?? wanted)) return;
    const timer = setTimeout(() => {
      sent.current.push(text);
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, wanted, onSearch]);

  return { typed, type };
}
