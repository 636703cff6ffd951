import { useSearchParams } from 'react-router-dom';
import type { SeriesState } from '../../gql/admin/graphql';

/** `WAITING`: no result yet, with or without a time. */
export const MATCH_STATES = ['WAITING', 'NOT_STARTED', 'TIME_SET', 'REPORTED'] as const;
export type MatchState = 'WAITING' | SeriesState;

export interface MatchFilter {
  divisionId: number | null;
  week: number | null;
  state: MatchState;
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Which series the list shows, kept in the URL so that it can be linked and survives the way back. */
export function useMatchFilter() {
  const [search, setSearch] = useSearchParams();
  const filter: MatchFilter = {
    divisionId: numberOf(search.get('division')),
    week: numberOf(search.get('week')),
    state: MATCH_STATES.find((state) => state === search.get('state')) ?? 'WAITING',
  };
  const choose = (param: 'division' | 'week' | 'state', value: string) =>
    setSearch(
      (before) => {
        if (value === '') before.delete(param);
        else before.set(param, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const isFiltered = filter.divisionId !== null || filter.week !== null || filter.state !== 'WAITING';
  return { filter, choose, isFiltered };
}
