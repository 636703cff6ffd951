import type { FactsOfRequestFragment, InboxRequestFragment } from '../../../gql/admin/graphql';
import { useRequestFactsQuery } from '../../../gql/admin/hooks';

/** The facts of a page's requests: they arrive after the list, so staff see the requests at once. */
export interface PageFacts {
  status: 'loading' | 'failed' | 'ready';
  /** A request that is decided, or that the viewer may not decide, has none. */
  of: (requestId: number) => FactsOfRequestFragment | null;
  onRetry: () => void;
}

/** Reads the facts of these requests in one query. */
export function useRequestFacts(requests: readonly InboxRequestFragment[]): PageFacts {
  const ids = requests.map(({ id }) => id);
  const { data, error, refetch } = useRequestFactsQuery({ variables: { ids }, fetchPolicy: 'cache-and-network' });
  return {
    status: data ? 'ready' : error ? 'failed' : 'loading',
    of: (requestId) => data?.requestFacts.find((facts) => facts.requestId === requestId) ?? null,
    onRetry: () => void refetch().catch(() => undefined),
  };
}
