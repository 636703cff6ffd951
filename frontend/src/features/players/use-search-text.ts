import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTypedSearch } from '../../ui/use-typed-search';

/** No name is longer, so neither is what is looked for. */
export const LONGEST_TEXT = 34;

const PARAM = 'q';

/** A search's text, kept in the address. `wanted` is what is searched for, `typed` what stands in the box. */
export function useSearchText() {
  const [search, setSearch] = useSearchParams();
  const wanted = (search.get(PARAM) ?? '').trim().slice(0, LONGEST_TEXT);
  const onSearch = useCallback(
    (text: string) =>
      setSearch(
        (before) => {
          if (text) before.set(PARAM, text);
          else before.delete(PARAM);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { ...useTypedSearch(wanted, onSearch), wanted };
}
