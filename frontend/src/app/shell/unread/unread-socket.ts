import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { UnreadChangesDocument, type UnreadChangesSubscription } from '../../../gql/graphql';
import { apiPaths } from '../../../lib/paths';

/** After a line that broke, the next is tried somewhere between this and twice this; the polls bridge the time. */
const RETRY_MS = 10_000;
/** How often a quiet line is asked whether it is alive, and how long it may take to say so. */
const PING_MS = 20_000;
const PONG_MS = 5000;

interface UnreadListener {
  onCount: (count: number) => void;
  /** The line is up, or no longer. */
  onLine: (isUp: boolean) => void;
}

const address = () => window.location.origin.replace(/^http/, 'ws') + apiPaths.graphql;

/**
 * Listens on a socket to how many notices are unread, and tries again for as long as someone listens: also after a
 * refusal, for an access token that has run out is renewed by the polls meanwhile. Returns how to stop.
 */
export function listenToUnread({ onCount, onLine }: UnreadListener): () => void {
  let isStopped = false;
  let retry: number | undefined;
  let pong: number | undefined;

  const client = createClient({
    url: address,
    retryAttempts: 0,
    keepAlive: PING_MS,
    on: {
      connected: () => onLine(true),
      closed: () => window.clearTimeout(pong),
      // a line that went dead without a word (a phone that changed networks) answers no ping
      ping: (isReceived) => {
        if (!isReceived) pong = window.setTimeout(() => client.terminate(), PONG_MS);
      },
      pong: (isReceived) => {
        if (isReceived) window.clearTimeout(pong);
      },
    },
  });

  const tryAgain = () => {
    if (isStopped) return;
    onLine(false);
    retry = window.setTimeout(start, RETRY_MS * (1 + Math.random()));
  };

  function start(): void {
    client.subscribe<UnreadChangesSubscription>(
      { query: print(UnreadChangesDocument) },
      {
        next: ({ data }) => {
          if (data) onCount(data.unreadNotifications);
        },
        error: tryAgain,
        complete: tryAgain,
      },
    );
  }

  start();
  return () => {
    isStopped = true;
    window.clearTimeout(retry);
    // a line that is refused while it is being given up (a logout) has no one to tell
    Promise.resolve(client.dispose()).catch(() => undefined);
  };
}
