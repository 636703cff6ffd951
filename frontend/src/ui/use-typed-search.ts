import { useEffect, useState } from 'react';

/** How long to wait for the next letter before searching. */
const PAUSE_MS = 200;

interface TypedSearch {
  /** What stands in the box. */
  typed: string;
  type: (text: string) => void;
}

/**
 * A box that searches by itself when the typing pauses. `wanted` is what is searched for, which is kept elsewhere (in the
 * address): when something else than the box changes it, by a link or the way back, the box is filled anew.
 */
export function useTypedSearch(wanted: string, onSearch: (text: string) => void): TypedSearch {
  // `sent`: what the box has asked for and has not come back yet, the latest last
  const [{ typed, seen, sent }, setState] = useState({ typed: wanted, seen: wanted, sent: [] as readonly string[] });

  if (wanted !== seen) {
    const echo = sent.lastIndexOf(wanted);
    // the echo of some letters ago must not take those typed since
    if (echo >= 0) setState({ typed, seen: wanted, sent: sent.slice(echo + 1) });
    else setState({ typed: wanted, seen: wanted, sent: [] });
  }

  const text = typed.trim();
  const latest = sent.at(-1) ?? seen;
  useEffect(() => {
    if (text === latest) return;
    const timer = setTimeout(() => {
      setState((before) => ({ ...before, sent: [...before.sent, text] }));
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, latest, onSearch]);

  return { typed, type: (next) => setState((before) => ({ ...before, typed: next })) };
}
