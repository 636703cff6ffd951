import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import type { ProblemPartsFragment } from '../gql/graphql';
import { reportFault } from './faults';
import { notify } from './notify';
import { useServerText } from './server-text';

/** What came of an action: the result, a refusal that the user can be told, or a fault. */
export type Outcome<TResult> =
  { status: 'done'; result: TResult } | { status: 'refused'; problem: ProblemPartsFragment } | { status: 'failed' };

/** The member of a mutation's union that is not the refusal. */
type ResultOf<TData> = Exclude<NonNullable<TData[keyof TData]>, { __typename: 'Problem' }>;

interface ActionOptions {
  /** Said in the snackbar when it went well; already translated. */
  success?: string;
  /** A form shows its refusals at the fields itself. Default: the snackbar says them. */
  isProblemSilent?: boolean;
  /** Queries to read again afterwards, by operation name. */
  refetch?: string[];
}

const isProblem = (value: unknown): value is ProblemPartsFragment =>
  typeof value === 'object' && value !== null && '__typename' in value && value.__typename === 'Problem';

/**
 * Runs a mutation that answers with a result or a `Problem`, and says in one place what came of it. The document must
 * have one root field, with `... on Problem { ...ProblemParts }`.
 */
export function useAction<TData extends object, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { success, isProblemSilent = false, refetch }: ActionOptions = {},
): { run: (variables: TVariables) => Promise<Outcome<ResultOf<TData>>>; busy: boolean } {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const serverText = useServerText();

  const run = useCallback(
    async (variables: TVariables): Promise<Outcome<ResultOf<TData>>> => {
      try {
        setBusy(true);
        const { data } = await client.mutate<object>({ mutation: document, variables, refetchQueries: refetch });
        const [value] = Object.values<unknown>(data ? { ...data } : {});
        if (isProblem(value)) {
          if (!isProblemSilent) notify({ kind: 'error', text: serverText(value.messageKey, value.params) });
          return { status: 'refused', problem: value };
        }
        if (success) notify({ kind: 'success', text: success });
        return { status: 'done', result: value as ResultOf<TData> };
      } catch (fault) {
        reportFault(fault);
        notify({ kind: 'error', text: serverText('api.error.internal') });
        return { status: 'failed' };
      } finally {
        setBusy(false);
      }
    },
    [client, document, refetch, isProblemSilent, success, serverText],
  );

  return { run, busy };
}
