import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { openLine } from './line';

/**
 * After a lost connection, the next attempt is after this time, or at most twice this time. Meanwhile the page polls.
 */
const RETRY_MS = 10_000;

interface PushListener<TData> {
  onData: (data: TData) => void;
  /** The connection is open, or no longer open. */
  onLine: (isUp: boolean) => void;
}

/**
 * Receives what a subscription pushes on a socket of its own. Tries again while there is a listener, also after a
 * refusal, because polling renews an expired access token meanwhile. Returns a function that stops it.
 */
export function listenToSocket<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { onData, onLine }: PushListener<TData>,
): () => void {
  let retry: number | undefined;
  let close = (): void => undefined;

  function start(): void {
    close = openLine({
      subscribe: () => ({ query: print(document), variables }),
      onUp: () => onLine(true),
      onData: (data) => onData(data as TData),
      onLost: () => {
        onLine(false);
        retry = window.setTimeout(start, RETRY_MS * (1 + Math.random()));
      },
    });
  }

  start();
  return () => {
    window.clearTimeout(retry);
    close();
  };
}
