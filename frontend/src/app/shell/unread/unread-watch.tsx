import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { UnreadDocument } from '../../../gql/graphql';
import { useUnreadQuery } from '../../../gql/hooks';
import { listenToUnread } from './unread-socket';

/** How often the number of unread notices is asked for while there is no socket. */
export const UNREAD_POLL_MS = 5000;

/**
 * Keeps the number of unread notices in the cache, where the badges read it. It comes over a socket as it changes; while
 * the socket is down it is asked for every five seconds, in the tab that is looked at. Draws nothing.
 */
export function UnreadWatch() {
  const client = useApolloClient();
  const [isLive, setIsLive] = useState(false);
  const { data, refetch } = useUnreadQuery({
    fetchPolicy: 'network-only',
    pollInterval: isLive ? 0 : UNREAD_POLL_MS,
    skipPollAttempt: () => document.hidden,
  });

  useEffect(
    () =>
      listenToUnread({
        onCount: (unreadNotifications) => client.writeQuery({ query: UnreadDocument, data: { unreadNotifications } }),
        onLine: setIsLive,
      }),
    [client],
  );

  // news is often about the viewer: a team that was accepted, a player who was kicked
  const count = data?.unreadNotifications;
  const known = useRef(count);
  useEffect(() => {
    const isNews = count !== undefined && known.current !== undefined && count > known.current;
    known.current = count;
    if (isNews) void client.refetchQueries({ include: ['Session'] });
  }, [client, count]);

  // a tab that slept through its polls is right again as soon as it is looked at
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
