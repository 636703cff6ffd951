import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';

/** Reads a page's query again. Not by `refetch`: when that fails, the page loses what it shows. */
export function readAgain(client: ApolloClient, query: DocumentNode, variables?: OperationVariables) {
  // what came with the page is older than the change, also in its first seconds (main.tsx)
  client.prioritizeCacheValues = false;
  delete window.askedEarly;
  return client.query({ query, variables, fetchPolicy: 'network-only' });
}
