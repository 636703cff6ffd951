import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isSessionAnswerOld } from '../apollo';
import { apiPaths } from '../paths';
import { forgetOwnData } from './own-data';
import { hasSessionMarker, refreshSession } from './refresh-session';
import { SessionDocument, type SessionQuery, useSessionQuery } from './session.generated';

/** The person who looks at the page. */
export type Viewer = NonNullable<SessionQuery['me']>;

export interface Session {
  /** Null for a visitor, and while it is not known yet. */
  viewer: Viewer | null;
  isLoading: boolean;
  /** The person whose session ended on this page without a logout; otherwise null. */
  ended: Viewer | null;
  /** The person has logged out on this page. */
  hasLoggedOut: boolean;
}

type Renewal = 'running' | 'tried';

/** The state of a client's session renewal. A client lives as long as the visit. */
const renewals = new WeakMap<ApolloClient, Renewal>();
/** The last known viewer. They stay signed in on the page during the exchange of the token, and keep their form. */
const lastSeen = new WeakMap<ApolloClient, Viewer>();
/** Clients on which a person has logged out with the button. */
const loggedOut = new WeakSet<ApolloClient>();
const listeners = new Set<() => void>();

function setRenewal(client: ApolloClient, state: Renewal | null): void {
  if (state) renewals.set(client, state);
  else renewals.delete(client);
  listeners.forEach((tell) => tell());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Exchanges the token, once until a viewer is known again. Then sends again the queries that were sent as a visitor.
 * When the answer is older than a login or a renewal, only the queries are sent again.
 */
async function renew(client: ApolloClient): Promise<void> {
  if (renewals.has(client)) return;
  setRenewal(client, 'running');
  const isOld = isSessionAnswerOld(client);
  let state: Renewal | null = 'tried';
  try {
    if (isOld || (await refreshSession())) await client.refetchQueries({ include: 'active' });
    // a new answer may be checked again; so may one that a part of the page requested before the renewal, because the client
    // sends a query only once at a time
    if (isOld || isSessionAnswerOld(client)) state = null;
  } catch {
    // the connection broke, or a login cleared the store and reads everything again; each query shows its own error
  } finally {
    setRenewal(client, state);
  }
}

/**
 * The viewer. With an expired access token the server answers as to a visitor. So when the marker says that there is a
 * session, the token is renewed before the reader counts as a visitor.
 */
export function useSession(): Session {
  const client = useApolloClient();
  // without the marker there is no session: a visitor is asked about once, not with each part that is drawn
  const { data, loading } = useSessionQuery(hasSessionMarker() ? {} : { fetchPolicy: 'cache-first' });
  const state = useSyncExternalStore(
    subscribe,
    () => renewals.get(client),
    () => undefined,
  );
  const viewer = data?.me ?? null;
  const isInDoubt = data !== undefined && !viewer && state !== 'tried' && hasSessionMarker();

  useEffect(() => {
    // a page can be open longer than a token lasts; when the session was valid again, the next doubt is a new one
    if (viewer && state === 'tried') setRenewal(client, null);
    if (viewer) {
      lastSeen.set(client, viewer);
      loggedOut.delete(client);
    }
    if (isInDoubt) void renew(client);
  }, [viewer, state, isInDoubt, client]);

  const last = lastSeen.get(client) ?? null;
  const shown = viewer ?? (isInDoubt ? last : null);
  const isLoading = (loading && !data) || (isInDoubt && !shown);
  return { viewer: shown, isLoading, ended: shown || isLoading ? null : last, hasLoggedOut: loggedOut.has(client) };
}

/** The viewer as the server knows them now, null for a visitor. The answer reaches all parts of the page. */
export const readViewer = async (client: ApolloClient): Promise<Viewer | null> =>
  (await client.query({ query: SessionDocument, fetchPolicy: 'network-only' })).data?.me ?? null;

/** Ends the session on the server, and removes all data that was read with it. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    lastSeen.delete(client);
    loggedOut.add(client);
    await fetch(apiPaths.logout, { method: 'POST', credentials: 'same-origin' }).catch(() => undefined);
    lastSeen.delete(client);
    forgetOwnData();
    await client.resetStore().catch(() => undefined);
  }, [client]);
}
