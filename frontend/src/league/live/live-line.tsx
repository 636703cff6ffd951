import type { DocumentNode, OperationVariables } from '@apollo/client';
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
  // not by `refetch`: when it fails, the page would lose what it shows
  const read = async (query: DocumentNode) => {
    // an answer that came with the page, and that no one has taken, is older than the change
    delete window.askedEarly;
    return client.query({ query, variables, fetchPolicy: 'network-only' });
  };
  useLeagueChanges({ seriesId, divisionId }, () => Promise.all(queries.map(read)));
  return null;
}
