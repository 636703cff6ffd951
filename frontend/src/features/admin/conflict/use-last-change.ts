import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import type { ChangedThing } from '../../../lib/schema.generated';
import { LastChangeDocument, type LastChangeQuery } from './last-change.generated';

/** What a form edits, as the server names it. The id 0 is any of its kind, as when there is only one. */
export interface EditedThing {
  kind: ChangedThing;
  id: number;
}

export type WhoChanged = LastChangeQuery['lastChange'];

/** The page may have read the thing before its form was opened, and the clocks of two machines differ. */
const SLACK_MS = 60 * 60_000;

/** Asks who saved a thing after this form was filled. A conflict is told without a name when there is no answer. */
export function useLastChange({ kind, id }: EditedThing): () => Promise<WhoChanged> {
  const client = useApolloClient();
  const [after] = useState(() => new Date(Date.now() - SLACK_MS).toISOString());
  return useCallback(async () => {
    const variables = { thing: kind, id, after };
    const answer = await client
      .query({ query: LastChangeDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => null);
    return answer?.data?.lastChange ?? null;
  }, [client, kind, id, after]);
}
