import { useEffect, useRef } from 'react';
import { useAddress } from '../../../lib/use-address';
import type { DivisionChoice } from './series-filter';

/**
 * Chooses the current season in a list that is opened without a choice, once: who then wishes to see all seasons sees
 * all. The choice stands in the address, so that what follows a report is of the same season.
 */
export function useCurrentSeason(divisions: readonly DivisionChoice[]): void {
  const { search, set } = useAddress();
  const hasChosen = useRef(search.size > 0);
  const current = divisions.find(({ isCurrentSeason }) => isCurrentSeason)?.seasonId;
  useEffect(() => {
    if (hasChosen.current || current === undefined) return;
    hasChosen.current = true;
    set({ season: String(current) });
  }, [current, set]);
}
