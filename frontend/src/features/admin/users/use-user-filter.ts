import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UserSort } from '../../../gql/admin/graphql';
import { useColumnSort } from '../../../ui/use-column-sort';

/** The last is as many as the server gives at a time. */
export const PAGE_SIZES = [6, 10, 25, 100] as const;

const SORTS: Readonly<Record<string, UserSort>> = { nickname: 'NICKNAME', account: 'ACCOUNT', mmr: 'MMR' };

/** Which page of the users is shown, kept in the address. */
export function useUserFilter() {
  const [search, setSearch] = useSearchParams();
  const [sort, onSort] = useColumnSort('userSort', { column: 'nickname', direction: 'asc' });
  const size = PAGE_SIZES.find((each) => String(each) === search.get('size')) ?? PAGE_SIZES[0];
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const text = search.get('q') ?? '';

  const set = useCallback(
    (param: 'q' | 'size' | 'page', value: string) =>
      setSearch(
        (before) => {
          // another search or another size begins on the first page
          if (param !== 'page') before.delete('page');
          if (value === '') before.delete(param);
          else before.set(param, value);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );

  const filter = {
    text,
    sort: SORTS[sort.column] ?? ('NICKNAME' as const),
    isDescending: sort.direction === 'desc',
    first: size,
    offset: (page - 1) * size,
  };
  return { filter, text, size, page, sort, onSort, set };
}
