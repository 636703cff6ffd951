import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import type { SessionQuery } from '../gql/graphql';
import { useSessionQuery } from '../gql/hooks';
import { apiPaths } from './paths';
import { hasSessionMarker, refreshSession } from './refresh-session';

/** Who is looking at the page. */
export type Viewer = NonNullable<SessionQuery['me']>;

export interface Session {
  /** Null for a visitor, and while it is not yet known. */
  viewer: Viewer | null;
  isLoading: boolean;
}

let isRefreshTried = false;

/**
 * Who is looking. An access token that has run out makes the server see a visitor; where the marker says that there is
 * a session, it is renewed once and the question put again.
 */
export function useSession(): Session {
  const { data, loading, refetch } = useSessionQuery();
  const viewer = data?.me ?? null;
  const shouldRefresh = Boolean(data) && !viewer && !isRefreshTried && hasSessionMarker();

  useEffect(() => {
    if (!shouldRefresh) return;
    isRefreshTried = true;
    void refreshSession().then((isRenewed) => (isRenewed ? refetch() : undefined));
  }, [shouldRefresh, refetch]);

  return { viewer, isLoading: (loading && !data) || shouldRefresh };
}

/** Ends the session on the server and forgets everything that was read with it. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await fetch(apiPaths.logout, { method: 'POST', credentials: 'same-origin' }).catch(() => undefined);
    await client.resetStore().catch(() => undefined);
  }, [client]);
}
