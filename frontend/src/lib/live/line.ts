import { createClient, MessageType } from 'graphql-ws';
import { apiPaths } from '../paths';

/** How often an idle line is checked, and how long it may take to answer. */
const PING_MS = 20_000;
const PONG_MS = 5000;
/** The code of a line that ended for another reason than the server's word. */
export const LOST = 1006;

interface LineOptions {
  /** What is subscribed to, asked for when the server has accepted the line. */
  subscribe: () => { query: string; variables: Record<string, unknown> };
  onUp: () => void;
  onData: (data: unknown) => void;
  /** The line answered, whatever it said. */
  onHeard?: () => void;
  /** Once: the line is closed, with the server's code. */
  onLost: (code: number) => void;
}

/**
 * Opens a socket with one subscription. When to try again is the caller's matter: it differs, and the page polls
 * meanwhile. Returns a function that closes it; then nothing is told any more.
 */
export function openLine({ subscribe, onUp, onData, onHeard, onLost }: LineOptions): () => void {
  let isOver = false;
  let timer: number | undefined;

  const close = (): void => {
    isOver = true;
    window.clearTimeout(timer);
    // also a line that does not answer, or is still being opened
    client.terminate();
    void client.dispose();
  };
  const lose = (code: number): void => {
    if (isOver) return;
    close();
    onLost(code);
  };
  const client = createClient({
    url: window.location.origin.replace(/^http/, 'ws') + apiPaths.graphql,
    lazy: false,
    retryAttempts: 0,
    // the reason comes to `closed` too
    onNonLazyError: () => undefined,
    keepAlive: PING_MS,
    on: {
      connected: () => {
        if (isOver) return;
        client.subscribe(subscribe(), {
          next: ({ data }) => !isOver && data && onData(data),
          error: () => lose(LOST),
          complete: () => lose(LOST),
        });
        onUp();
        onHeard?.();
      },
      message: ({ type }) => {
        if (isOver) return;
        window.clearTimeout(timer);
        // the subscription says how long nothing was heard before this word
        if (type !== MessageType.ConnectionAck) onHeard?.();
      },
      // a line that is lost without a message (a phone changes networks) does not answer
      ping: (isFromServer) => {
        if (!isFromServer) timer = window.setTimeout(() => lose(LOST), PONG_MS);
      },
      closed: (event) => lose((event as CloseEvent).code),
    },
  });
  return close;
}
