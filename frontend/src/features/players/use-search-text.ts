import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** No name is longer, so neither is what is looked for. */
export const LONGEST_TEXT = 34;

const PARAM = 'q';
/** How long to wait for the next letter before asking. */
const PAUSE_MS = 200;

interface SearchText {
  /** What stands in the box. */
  typed: string;
  type: (text: string) => void;
  /** What is searched for: what stands in the address. */
  wanted: string;
}

/** A search's text, kept in the address as soon as the typing pauses; another address fills the box anew. */
export function useSearchText(): SearchText {
  const [search, setSearch] = useSearchParams();
  const wanted = (search.get(PARAM) ?? '').trim().slice(0, LONGEST_TEXT);
  const [state, setState] = useState({ typed: wanted, seen: wanted, sent: wanted });

  // an address that the box did not write (back, a link) goes before what stands in it
  if (wanted !== state.seen) {
    setState({ typed: wanted === state.sent ? state.typed : wanted, seen: wanted, sent: wanted });
  }

  useEffect(() => {
    const text = state.typed.trim();
    if (text === wanted) return;
    const timer = setTimeout(() => {
      setState((before) => ({ ...before, sent: text }));
      setSearch(
        (before) => {
          if (text) before.set(PARAM, text);
          else before.delete(PARAM);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state.typed, wanted, setSearch]);

  return { typed: state.typed, type: (typed) => setState((before) => ({ ...before, typed })), wanted };
}
