import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { UNSAFE_NavigationContext, useLocation, useNavigate, type Location } from 'react-router-dom';

/** What becomes of the address: a value for each choice that changes, null or '' to take it out. */
export type AddressChanges = Readonly<Record<string, string | null>>;

interface SetOptions {
  /** A choice of its own in the history, which Back leads from. Default: the entry that is there is replaced. */
  isStep?: boolean;
  /** What the history remembers of the entry. */
  state?: unknown;
}

interface Address {
  /** The choices in the address, with those that were made a moment ago. */
  search: URLSearchParams;
  /** Changes some choices and leaves the others. One call is one change: two choices at the same time both stand. */
  set: (changes: AddressChanges, options?: SetOptions) => void;
  /** What the history remembers of the entry that is open now. */
  entryState: () => unknown;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The choices of a page (search, filters, sort, tab), kept in the address. The router draws a new address in a transition,
 * so what it says may be some choices old while the page is busy. Here the history itself is asked: a control shows at once
 * what was chosen, the next choice is added to the one before, and a query is asked once for each.
 */
export function useAddress(): Address {
  const drawn = useLocation();
  const navigate = useNavigate();
  // the router's histories know where they are; its type for them does not say so
  const history = useContext(UNSAFE_NavigationContext).navigator as unknown as { readonly location: Location };
  // a page that is being left keeps its own choices
  const latest = useCallback(
    () => (history.location.pathname === drawn.pathname ? history.location.search : drawn.search),
    [history, drawn.pathname, drawn.search],
  );
  const text = useSyncExternalStore(subscribe, latest);
  const search = useMemo(() => new URLSearchParams(text), [text]);

  const set = useCallback(
    (changes: AddressChanges, { isStep = false, state }: SetOptions = {}) => {
      const next = new URLSearchParams(latest());
      for (const [param, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(param);
        else next.set(param, value);
      }
      const wanted = next.size > 0 ? `?${next}` : '';
      if (wanted === latest()) return;
      void navigate({ search: wanted }, { replace: !isStep, state, preventScrollReset: true });
      listeners.forEach((tell) => tell());
    },
    [latest, navigate],
  );
  const entryState = useCallback(() => history.location.state as unknown, [history]);
  return { search, set, entryState };
}
