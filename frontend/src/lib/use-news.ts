import { useEffect, useEffectEvent, useRef } from 'react';
import { useUnreadQuery } from './unread.generated';

/**
 * Calls `act` when a notification comes while the part is shown. It is often about what the reader looks at: an invited player
 * has answered, or the list of notifications is open.
 */
export function useNews(act: () => void): void {
  // the shell keeps the number (app/shell/unread)
  const { data } = useUnreadQuery({ fetchPolicy: 'cache-only' });
  const count = data?.unreadNotifications;
  const known = useRef(count);
  const latest = useEffectEvent(act);
  useEffect(() => {
    const isNews = count !== undefined && known.current !== undefined && count > known.current;
    known.current = count;
    if (isNews) latest();
  }, [count]);
}
