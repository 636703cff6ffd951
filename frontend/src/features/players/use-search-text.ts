import { useCallback } from 'react';
import { useAddress } from '../../lib/use-address';
import { useTypedSearch } from '../../ui/form/use-typed-search';

/** The longest search text. No name is longer. */
export const LONGEST_TEXT = 34;

const PARAM = 'q';

/** A search's text, stored in the address. `wanted` is the searched text, `typed` the text in the box. */
export function useSearchText() {
  const { search, set } = useAddress();
  const wanted = (search.get(PARAM) ?? '').trim().slice(0, LONGEST_TEXT);
  const onSearch = useCallback((text: string) => set({ [PARAM]: text }), [set]);
  return { ...useTypedSearch(wanted, onSearch), wanted };
}
