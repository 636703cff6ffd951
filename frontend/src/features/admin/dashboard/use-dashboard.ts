import { useEffect, useRef } from 'react';
import { useDashboardGrowthQuery, useDashboardQuery } from '../../../gql/admin/hooks';

/** How often the counters are asked for while the page is open. */
const REFRESH_MS = 1000;

/** The counters, live while the page is looked at, and the growth, read again when a counter of it has moved. */
export function useDashboard() {
  const counters = useDashboardQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const growth = useDashboardGrowthQuery({ fetchPolicy: 'cache-and-network' });
  const { refetch: refetchCounters } = counters;
  const { refetch: refetchGrowth } = growth;
  const now = counters.data?.dashboard;
  const state = now && `${now.usersWithPlayer} ${now.users} ${now.season?.id} ${now.signedUpTeams}`;
  const seen = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (seen.current !== undefined && state !== undefined && seen.current !== state) {
      // the next change asks again
      void refetchGrowth().catch(() => undefined);
    }
    seen.current = state ?? seen.current;
  }, [state, refetchGrowth]);

  // on the way back to the page there is no wait for the next turn
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void refetchCounters().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetchCounters]);

  return { counters, growth };
}
