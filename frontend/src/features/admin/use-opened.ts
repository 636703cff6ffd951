import { useCallback } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { useAddress } from '../../lib/use-address';

/** Kept with the address that a row's link leads to: the list is what the way back leads to. */
export const FROM_LIST = { fromList: true };

interface Opened {
  /** Which row's dialog is open; null for none. */
  opened: string | null;
  /** Where a row's link leads; it has the `state` FROM_LIST. */
  linkTo: (key: string | number) => To;
  close: () => void;
}

/** The row of a list whose dialog is open, kept in the address, so that it can be linked and the way back closes it. */
export function useOpened(param: string): Opened {
  const { search, set } = useAddress();
  const navigate = useNavigate();
  const state = useLocation().state as Partial<typeof FROM_LIST> | null;
  const isFromList = state?.fromList === true;

  const linkTo = (key: string | number): To => {
    const next = new URLSearchParams(search);
    next.set(param, String(key));
    return { search: `?${next}` };
  };
  const close = useCallback(() => {
    if (isFromList) {
      void navigate(-1);
      return;
    }
    set({ [param]: null });
  }, [isFromList, navigate, param, set]);
  return { opened: search.get(param), linkTo, close };
}
