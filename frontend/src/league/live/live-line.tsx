import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Watched } from '../../lib/live/league-line';
import { useLeagueChanges } from '../../lib/live/use-league-changes';

interface LiveLineProps extends Watched {
  /** What the page reads, with the same variables. */
  queries: readonly DocumentNode[];
  variables?: OperationVariables | undefined;
}

/** Reads the page's queries again when a series of what it shows has changed. Shows nothing. Pages load it lazily. */
export function LiveLine({ queries, variables, seriesId, divisionId }: LiveLineProps) {
  const client = useApolloClient();
  const readAll = () => Promise.all(queries.map((query) => readAgain(client, query, variables)));
  useLeagueChanges({ seriesId, divisionId }, readAll);
  return null;
}

/** Not by `refetch`: when that fails, the page loses what it shows. */
function readAgain(client: ApolloClient, query: DocumentNode, variables: OperationVariables | undefined) {
  // what came with the page is older than the change, also in its first seconds (main.tsx)
  client.prioritizeCacheValues = false;
  delete window.askedEarly;
  return client.query({ query, variables, fetchPolicy: 'network-only' });
}
