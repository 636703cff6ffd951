import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ActFailed, reportFault } from '../../../lib/faults';
import { UnreadDocument } from '../../../lib/unread.generated';
import { useMarkNotificationsReadMutation } from './notification-actions.generated';

/**
 * Tells the server that the loaded notifications have been seen. New ones stay marked until the list is read again, so
 * that the reader can see them; only the badges disappear.
 * @param loaded the loaded page; null while it is loading, because an old page from the cache does not count
 */
export function useMarkRead(loaded: { unread: number } | null): void {
  const client = useApolloClient();
  const [markRead] = useMarkNotificationsReadMutation();
  useEffect(() => {
    if (!loaded || loaded.unread === 0) return;
    markRead()
      .then(() => client.writeQuery({ query: UnreadDocument, data: { unreadNotifications: 0 } }))
      .catch((fault: unknown) => reportFault(new ActFailed('MarkNotificationsRead', fault)));
  }, [client, loaded, markRead]);
}
