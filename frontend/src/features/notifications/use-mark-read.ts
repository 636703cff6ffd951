import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { MarkNotificationsReadDocument, UnreadDocument } from '../../gql/graphql';
import { reportFault } from '../../lib/faults';

/**
 * Tells the server that what was just loaded has been seen. The notices that are shown stay marked until the list is
 * read again, so that the new ones can be told from the others; only the badges go out.
 * @param loaded the loaded page; null while it is on its way, for an old page from the cache says nothing
 */
export function useMarkRead(loaded: { unread: number } | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!loaded || loaded.unread === 0) return;
    client
      .mutate({ mutation: MarkNotificationsReadDocument })
      .then(() => client.writeQuery({ query: UnreadDocument, data: { unreadNotifications: 0 } }))
      .catch(reportFault);
  }, [client, loaded]);
}
