import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { apiPaths } from '../paths';

/**
 * After a lost connection, the next attempt is after this time, or at most twice this time. Meanwhile the page polls.
 */
const RETRY_MS = 10_000;
/** How often an idle connection is checked, and how long it may take to answer. */
const PING_MS = 20_000;
const PONG_MS = 5000;

interface PushListener<TData> {
  onData: (data: TData) => void;
  /** The connection is open, or no longer open. */
  onLine: (isUp: boolean) => void;
}

const address = () => window.location.origin.replace(/^http/, 'ws') + apiPaths.graphql;

/**
 * Receives what a subscription pushes on a socket of its own. Tries again while there is a listener, also after a
 * refusal, because polling renews an expired access token meanwhile. Returns a function that stops it.
 */
export function listen<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { onData, onLine }: PushListener<TData>,
): () => void {
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
      // a connection that is lost without a message (a phone changes networks) answers no ping
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
    client.subscribe<TData>(
      { query: print(document), variables },
      {
        next: ({ data }) => {
          if (data) onData(data);
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
    // a connection that is refused while it is closed (a logout) has no listener
    Promise.resolve(client.dispose()).catch(() => undefined);
  };
}
