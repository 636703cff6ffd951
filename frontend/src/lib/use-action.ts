import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import type { ProblemPartsFragment } from '../gql/graphql';
import { reportFault } from './faults';
import { isUnauthenticated } from './apollo';
import { notify } from './notify';
import { useServerText } from './i18n/server-text';

/**
 * What came of an action: the result, a refusal that the user can be told, or a fault; `text` is what there is to say, in
 * the reader's language. `running`: the same is under way
 * already, so nothing was sent; the first press hears what came of it.
 */
export type Outcome<TResult> =
  | { status: 'done'; result: TResult }
  | { status: 'refused'; problem: ProblemPartsFragment; text: string }
  | { status: 'failed'; text: string }
  | { status: 'running' };

/** The member of a mutation's union that is not the refusal. */
type ResultOf<TData> = Exclude<NonNullable<TData[keyof TData]>, { __typename: 'Problem' }>;

interface ActionOptions {
  /** Said in the snackbar when it went well; already translated. Default: what a `Done` names, if that is the answer. */
  success?: string;
  /** The page shows itself that it went well, so the snackbar does not say it. */
  isSuccessSilent?: boolean;
  /** A form shows its refusals at the fields itself. Default: the snackbar says them. */
  isProblemSilent?: boolean;
  /** The page says itself that it went wrong. */
  isFaultSilent?: boolean;
  /** Queries to read again afterwards, by operation name. */
  refetch?: string[];
}

const isOf = (typename: string, value: unknown): boolean =>
  typeof value === 'object' && value !== null && '__typename' in value && value.__typename === typename;

const isProblem = (value: unknown): value is ProblemPartsFragment => isOf('Problem', value);

const isDone = (value: unknown): value is { messageKey: string } =>
  isOf('Done', value) && 'messageKey' in (value as object);

/** What the act is called: a fault is reported under its name. */
const nameOf = ({ definitions }: TypedDocumentNode<object, never>): string =>
  definitions.flatMap((each) => ('operation' in each ? [each.name?.value] : []))[0] ?? 'act';

/** The server's own word for a fault that the caller can do something about: a session that has ended, a right lost. */
function namedBy(fault: unknown): string | null {
  const named = CombinedGraphQLErrors.is(fault) ? fault.errors[0]?.extensions?.messageKey : null;
  return typeof named === 'string' ? named : null;
}

/**
 * Runs a mutation that answers with a result or a `Problem`, and says in one place what came of it. What is under way is
 * not sent once more, however often the button or Enter is pressed: a press is faster than the drawing that disables it.
 * The document must
 * have one root field, with `... on Problem { ...ProblemParts }`, and `... on Done { messageKey }` where it may answer so.
 */
export function useAction<TData extends object, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options: ActionOptions = {},
): { run: (variables: TVariables) => Promise<Outcome<ResultOf<TData>>>; busy: boolean } {
  const { success, isSuccessSilent = false, isProblemSilent = false, isFaultSilent = false, refetch } = options;
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const serverText = useServerText();
  /** What is under way: one button may serve many rows. */
  const underWay = useRef(new Set<string>());

  const run = useCallback(
    async (variables: TVariables): Promise<Outcome<ResultOf<TData>>> => {
      const act = JSON.stringify(variables);
      if (underWay.current.has(act)) return { status: 'running' };
      underWay.current.add(act);
      try {
        setBusy(true);
        const { data } = await client.mutate<object>({ mutation: document, variables, refetchQueries: refetch });
        const [value] = Object.values<unknown>(data ? { ...data } : {});
        if (isProblem(value)) {
          const text = serverText(value.messageKey, value.params);
          if (!isProblemSilent) notify({ kind: 'error', text });
          return { status: 'refused', problem: value, text };
        }
        const said = success ?? (isDone(value) ? serverText(value.messageKey) : undefined);
        if (said && !isSuccessSilent) notify({ kind: 'success', text: said });
        return { status: 'done', result: value as ResultOf<TData> };
      } catch (fault) {
        const named = namedBy(fault);
        if (!named) reportFault(new Error(`${nameOf(document)} failed`, { cause: fault }));
        const text = serverText(named ?? 'api.error.internal');
        if (!isFaultSilent) notify({ kind: 'error', text, leadsToLogin: isUnauthenticated(fault) });
        return { status: 'failed', text };
      } finally {
        underWay.current.delete(act);
        setBusy(underWay.current.size > 0);
      }
    },
    [client, document, refetch, isProblemSilent, isSuccessSilent, isFaultSilent, success, serverText],
  );

  return { run, busy };
}
