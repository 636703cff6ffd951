import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { UNSAFE_NavigationContext, useLocation, useNavigate, type Location } from 'react-router-dom';

/** Changes of the address: a value for each changed choice; null or '' removes it. */
export type AddressChanges = Readonly<Record<string, string | null>>;

interface SetOptions {
  /** Makes a new entry in the history, so that Back undoes the choice. Default: replaces the present entry. */
  isStep?: boolean;
  /** Data that the history stores with the entry. */
  state?: unknown;
}

interface Address {
  /** The choices in the address, including very recent ones. */
  search: URLSearchParams;
  /** Changes some choices and keeps the others. Two calls at the same time are both applied. */
  set: (changes: AddressChanges, options?: SetOptions) => void;
  /** The data that the history stores with the present entry. */
  entryState: () => unknown;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The choices of a page (search, filters, sort, tab), stored in the address. The router draws a new address in a
 * transition, so its address can be out of date while the page is busy. This hook reads the history itself: a control
 * shows a choice at once, the next choice adds to it, and a query is sent once for each.
 */
export function useAddress(): Address {
  const drawn = useLocation();
  const navigate = useNavigate();
  // the router's histories have a location, but their type does not say so
  const history = useContext(UNSAFE_NavigationContext).navigator as unknown as { readonly location: Location };
  // a page that is being left keeps its own choices
  const latest = useCallback(
    () => (history.location.pathname === drawn.pathname ? history.location.search : drawn.search),
    [history, drawn.pathname, drawn.search],
  );
  const text = useSyncExternalStore(subscribe, latest, () => drawn.search);
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
