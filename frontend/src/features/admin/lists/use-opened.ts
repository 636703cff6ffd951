import { useCallback } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { useAddress } from '../../../lib/use-address';

/** Stored in the history with a row's link: Back then returns to the list. */
export const FROM_LIST = { fromList: true };

interface Opened {
  /** The key of the row whose dialog is open; null for none. */
  opened: string | null;
  /** The address of a row's link. Use it with the `state` FROM_LIST. */
  linkTo: (key: string | number) => To;
  close: () => void;
}

/** The row of a list whose dialog is open. It is stored in the address, so that it can be linked and Back closes it. */
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
