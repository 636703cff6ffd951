import type { InboxRequestFragment } from '../inbox-request.generated';
import { type FactsOfRequestFragment, useRequestFactsQuery } from './request-facts.generated';

/** The facts of a page's requests. */
export interface PageFacts {
  status: 'loading' | 'failed' | 'ready';
  /** A request that is decided, or that the viewer may not decide, has none. */
  of: (requestId: number) => FactsOfRequestFragment | null;
  onRetry: () => void;
}

/** Reads the facts of these requests in one query. */
export function useRequestFacts(requests: readonly InboxRequestFragment[]): PageFacts {
  const ids = requests.map(({ id }) => id);
  const { data, previousData, error, refetch } = useRequestFactsQuery({
    variables: { ids },
    fetchPolicy: 'cache-and-network',
  });
  // when a request comes or goes, the others keep their facts
  const latest = data ?? previousData;
  return {
    status: latest ? 'ready' : error ? 'failed' : 'loading',
    of: (requestId) => latest?.requestFacts.find((facts) => facts.requestId === requestId) ?? null,
    onRetry: () => void refetch().catch(() => undefined),
  };
}
