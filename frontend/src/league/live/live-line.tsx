import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Watched } from '../../lib/live/league-line';
import { useLeagueChanges } from '../../lib/live/use-league-changes';
import { readAgain } from './read-again';

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
