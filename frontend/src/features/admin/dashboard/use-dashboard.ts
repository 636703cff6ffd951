import { useEffect, useRef } from 'react';
import { useDashboardGrowthQuery, useDashboardQuery } from './dashboard-page.generated';

/** How often the counters are read while the page is open. */
const REFRESH_MS = 1000;

/** The counters, updated while the page is visible, and the growth, read again when one of its counters has changed. */
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
      // the next change tries again
      void refetchGrowth().catch(() => undefined);
    }
    seen.current = state ?? seen.current;
  }, [state, refetchGrowth]);

  // when the page becomes visible again, it does not wait for the next interval
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void refetchCounters().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetchCounters]);

  return { counters, growth };
}
