import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { hasSessionMarker } from './refresh-session';

/**
 * For a page that says that its login has ended. When the reader comes back to the page, checks whether they logged in
 * in another tab.
 */
export function useLoginElsewhere(): void {
  const client = useApolloClient();
  useEffect(() => {
    const look = () => {
      if (!document.hidden && hasSessionMarker())
        void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client]);
}
