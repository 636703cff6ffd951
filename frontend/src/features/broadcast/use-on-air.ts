import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useLeagueChanges } from '../../lib/live/use-league-changes';
import type { Watched } from '../../lib/live/league-line';

/** The wait after a reading that failed. */
const AGAIN_MS = 5000;
/** Also without a change: the evening goes on, and a week ends. */
const OFTEN_MS = 300_000;

interface OnAir<TData> {
  /** The latest answer, also while the server is away. Undefined until the first one. */
  data: TData | undefined;
  /** The last reading failed. */
  isLost: boolean;
}

/**
 * Reads what a graphic shows, and again when it has changed. It shows what the cache has: a reading that fails changes
 * nothing on air and is tried again.
 */
export function useOnAir<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  watched: Watched = {},
): OnAir<TData> {
  const client = useApolloClient();
  const [isLost, setIsLost] = useState(false);
  const { data } = useQuery<TData, OperationVariables>(document, {
    variables,
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  const key = JSON.stringify(variables);
  const read = useCallback(
    () =>
      client.query<TData, OperationVariables>({
        query: document,
        variables: JSON.parse(key) as TVariables,
        fetchPolicy: 'network-only',
      }),
    [client, document, key],
  );
  useLeagueChanges(watched, read);

  useEffect(() => {
    let timer: number | undefined;
    let isGone = false;
    const next = (hasFailed: boolean) => {
      if (isGone) return;
      setIsLost(hasFailed);
      timer = window.setTimeout(readNow, hasFailed ? AGAIN_MS : OFTEN_MS);
    };
    const readNow = () => {
      read().then(
        () => next(false),
        () => next(true),
      );
    };
    readNow();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [read]);

  return { data: data, isLost };
}
