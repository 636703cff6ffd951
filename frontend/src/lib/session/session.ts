import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { SessionQuery } from '../../gql/graphql';
import { useSessionQuery } from '../../gql/hooks';
import { isSessionAnswerOld } from '../apollo';
import { forgetDrafts } from '../drafts/draft-store';
import { apiPaths } from '../paths';
import { hasSessionMarker, refreshSession } from './refresh-session';

/** Who is looking at the page. */
export type Viewer = NonNullable<SessionQuery['me']>;

export interface Session {
  /** Null for a visitor, and while it is not yet known. */
  viewer: Viewer | null;
  isLoading: boolean;
  /** Who was signed in on this page until the session ended without a word; null otherwise, also after a logout here. */
  ended: Viewer | null;
  /** The person has logged out on this page, and means to be a visitor. */
  hasLoggedOut: boolean;
}

type Renewal = 'running' | 'tried';

/** How far the renewal of a client's session has come; a client lives as long as the visit. */
const renewals = new WeakMap<ApolloClient, Renewal>();
/** Who was last seen: who is signed in stays so on the page while the token is exchanged, and no form is taken away. */
const lastSeen = new WeakMap<ApolloClient, Viewer>();
/** Where someone has logged out by the button. */
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
 * Exchanges the token, once until someone is seen again; what was read as a visitor meanwhile is read again. An answer
 * from before a login or another tab's renewal says nothing: it is only asked for again.
 */
async function renew(client: ApolloClient): Promise<void> {
  if (renewals.has(client)) return;
  setRenewal(client, 'running');
  const isOld = isSessionAnswerOld(client);
  let state: Renewal | null = 'tried';
  try {
    if (isOld || (await refreshSession())) await client.refetchQueries({ include: 'active' });
    // a fresh answer may be doubted again
    if (isOld) state = null;
  } catch {
    // the line broke, or a login emptied the store and reads everything again itself: each query says so where it is shown
  } finally {
    setRenewal(client, state);
  }
}

/**
 * Who is looking. An access token that has run out makes the server see a visitor without a word; where the marker says
 * that there is a session, it is renewed before anyone is called a visitor.
 */
export function useSession(): Session {
  const client = useApolloClient();
  const { data, loading } = useSessionQuery();
  const state = useSyncExternalStore(subscribe, () => renewals.get(client));
  const viewer = data?.me ?? null;
  const isInDoubt = data !== undefined && !viewer && state !== 'tried' && hasSessionMarker();

  useEffect(() => {
    // a page stays open longer than a token lasts: once the session has been seen alive, the next doubt is a new one
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

/** Ends the session on the server and forgets everything that was read with it. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    lastSeen.delete(client);
    loggedOut.add(client);
    await fetch(apiPaths.logout, { method: 'POST', credentials: 'same-origin' }).catch(() => undefined);
    lastSeen.delete(client);
    forgetDrafts();
    await client.resetStore().catch(() => undefined);
  }, [client]);
}
