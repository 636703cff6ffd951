import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { usePushed } from '../../../lib/live/use-pushed';
import { UnreadDocument, useUnreadQuery } from '../../../lib/unread.generated';
import { UnreadChangesDocument } from './unread-changes.generated';

/** How often the number of unread notifications is polled while there is no socket. */
export const UNREAD_POLL_MS = 5000;
/** Queries of pages on which an answer to the viewer changes something: an invited player is a member now. */
const ABOUT_THE_VIEWER: readonly string[] = ['TeamSettingsPage'];
/** What the subscription asks with. */
const NONE = {};

/**
 * Keeps the number of unread notifications in the cache, where the badges read it. A socket sends it at every change.
 * While the socket is closed, the visible tab polls it every five seconds. Draws nothing.
 */
export function UnreadWatch() {
  const client = useApolloClient();
  const isLive = usePushed(UnreadChangesDocument, NONE, ({ unreadNotifications }) =>
    client.writeQuery({ query: UnreadDocument, data: { unreadNotifications } }),
  );
  const { data, refetch } = useUnreadQuery({
    fetchPolicy: 'network-only',
    pollInterval: isLive ? 0 : UNREAD_POLL_MS,
    skipPollAttempt: () => document.hidden,
  });

  // a new notification is often about the viewer (a team was accepted, a player was kicked), or about what their page shows
  const count = data?.unreadNotifications;
  const known = useRef(count);
  useEffect(() => {
    const isNews = count !== undefined && known.current !== undefined && count > known.current;
    known.current = count;
    if (!isNews) return;
    const shown = [...client.getObservableQueries()].flatMap(({ queryName = '' }) =>
      ABOUT_THE_VIEWER.includes(queryName) ? [queryName] : [],
    );
    void client.refetchQueries({ include: ['Session', ...new Set(shown)] });
  }, [client, count]);

  // a tab in the background does not poll, so it asks when it becomes visible
  useEffect(() => {
    if (isLive) return;
    const onLook = () => {
      if (!document.hidden) void refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [isLive, refetch]);

  return null;
}
