import { useEffect, useRef, useState } from 'react';

/** How long to wait for the next letter before searching. */
const PAUSE_MS = 200;

interface TypedSearch {
  /** What stands in the box. */
  typed: string;
  type: (text: string) => void;
}

/**
 * A box that searches by itself when the typing pauses. `wanted` is what is searched for, which is kept elsewhere (in the
 * address): when something else than the box changes it, by a link or the way back, the box is filled again.
 */
export function useTypedSearch(wanted: string, onSearch: (text: string) => void): TypedSearch {
  const [typed, type] = useState(wanted);
  /** What the box has asked for and has not come back yet, the latest last. */
  const sent = useRef<string[]>([]);

  // not while rendering: an address that comes in a transition would be compared with letters that it does not know yet
  useEffect(() => {
    const echo = sent.current.lastIndexOf(wanted);
    // the echo of some letters ago must not take those typed since
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
