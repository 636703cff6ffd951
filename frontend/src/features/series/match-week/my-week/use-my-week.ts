import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { isUnauthenticated } from '../../../../lib/apollo';
import { hasSessionMarker } from '../../../../lib/session/refresh-session';
import { readViewer, useSession } from '../../../../lib/session/session';
import { keepWeek, keptWeek } from './kept-week';
import { type MyWeekPageQuery, useMyWeekPageQuery } from './my-week-page.generated';

/** How often the week is read while it is visible. */
const REFRESH_MS = 60_000;
/** How often a week that could not be read is asked for again. */
const LOOK_EVERY_MS = 5000;

/** The week of the reader, as far as it is known. */
interface MyWeek {
  week: MyWeekPageQuery | null;
  /** When the last known week was read, ISO; null when the week is of now. */
  oldFrom: string | null;
  isLoading: boolean;
  /** It could not be read, and none is kept. */
  isFailed: boolean;
  isSignedOut: boolean;
  retry: () => void;
}

/** The reader's week, read again every minute. When it cannot be read, the last known one. */
export function useMyWeek(): MyWeek {
  const client = useApolloClient();
  const { viewer, isLoading: isSessionLoading } = useSession();
  const userId = viewer?.userId ?? null;
  // without a connection the server does not say who reads; the mark says that someone is signed in
  const isUnknown = !viewer && !isSessionLoading && hasSessionMarker();
  const { data, error, refetch } = useMyWeekPageQuery(
    viewer || isUnknown
      ? { fetchPolicy: 'cache-and-network', pollInterval: REFRESH_MS, skipPollAttempt: () => document.hidden }
      : skipToken,
  );
  const isFailed = !data && error !== undefined;
  const isRefused = isFailed && isUnauthenticated(error);
  const isSignedOut = !viewer && !isSessionLoading && (!isUnknown || isRefused);

  useEffect(() => {
    if (data && userId !== null && !error) keepWeek(userId, data);
  }, [data, error, userId]);

  useEffect(() => {
    if (!isFailed || isRefused) return;
    const readAgain = () => void refetch().catch(() => undefined);
    // also where the browser does not notice that the line is back
    const timer = setInterval(readAgain, LOOK_EVERY_MS);
    window.addEventListener('online', readAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', readAgain);
    };
  }, [isFailed, isRefused, refetch]);

  const isKnownAgain = data !== undefined && isUnknown;
  useEffect(() => {
    // the question that failed without a connection; its answer reaches all parts of the page
    if (isKnownAgain) void readViewer(client).catch(() => undefined);
  }, [client, isKnownAgain]);

  const kept = useMemo(() => (isFailed && !isRefused ? keptWeek(userId) : null), [isFailed, isRefused, userId]);
  return {
    week: data ?? kept?.data ?? null,
    oldFrom: data ? null : (kept?.at ?? null),
    isLoading: !data && !isFailed && !isSignedOut,
    isFailed: isFailed && !kept && !isSignedOut,
    isSignedOut,
    retry: () => void refetch(),
  };
}
