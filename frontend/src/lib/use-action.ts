import type { OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { useMutation } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { faultKey } from './fault-key';
import { ActFailed, reportFault } from './faults';
import { isUnauthenticated } from './apollo';
import { useFailureText } from './failures/failure-text';
import { notifyReader, takeBack, type Notice } from './notify';
import { useServerText } from './i18n/server-text';
import type { ProblemPartsFragment } from './problem.generated';

/**
 * The outcome of an action: the result, a refusal, or a fault. `text` is a message in the reader's language. `running`:
 * the same action is already in progress, so nothing was sent; the first call gets its outcome.
 */
export type Outcome<TResult, TProblem = ProblemPartsFragment> =
  | { status: 'done'; result: TResult }
  | { status: 'refused'; problem: TProblem; text: string }
  | { status: 'failed'; text: string }
  | { status: 'running' };

/** The member of a mutation's union that is not the refusal. */
type ResultOf<TData> = Exclude<NonNullable<TData[keyof TData]>, { __typename: 'Problem' }>;

/** The refusal of that union, with the fields that the mutation asks for. */
type ProblemOf<TData> = ProblemPartsFragment & Extract<NonNullable<TData[keyof TData]>, { __typename: 'Problem' }>;

interface ActionOptions {
  /** The translated snackbar message after a success. Default: the sentence of a `Done`, if that is the answer. */
  success?: string;
  /** The page itself shows the success, so the snackbar does not. */
  isSuccessSilent?: boolean;
  /** The form shows refusals at its fields. Default: the snackbar shows them. */
  isProblemSilent?: boolean;
  /** The page itself shows the fault. */
  isFaultSilent?: boolean;
  /** Names of queries to send again afterwards. */
  refetch?: string[];
}

const isOf = (typename: string, value: unknown): boolean =>
  (value as { __typename?: unknown } | null | undefined)?.__typename === typename;

const isProblem = (value: unknown): value is ProblemPartsFragment => isOf('Problem', value);

const isDone = (value: unknown): value is { messageKey: string } =>
  isOf('Done', value) && 'messageKey' in (value as object);

/** The server's key for a fault that the caller can act on: an ended session, a lost right. */
function namedBy(fault: unknown): string | null {
  const named = CombinedGraphQLErrors.is(fault) ? fault.errors[0]?.extensions?.messageKey : null;
  return typeof named === 'string' ? named : null;
}

/** What a generated `useXMutation` gives back, of which only the function is needed. */
export type Mutation<TData, TVariables extends OperationVariables> = readonly [
  mutate: useMutation.MutationFunction<TData, TVariables>,
  ...unused: unknown[],
];

/** Its function for any variables: the library's own type wants to know whether there are some. */
type Mutate<TData, TVariables extends OperationVariables> = (
  options: useMutation.MutationFunctionOptions<TData, TVariables> & { variables: TVariables },
) => Promise<{ data?: Record<string, unknown> | null }>;

/**
 * Runs a mutation that answers with a result or a `Problem`, and shows its outcome in one place. An action in progress
 * is not sent again when the button or Enter is pressed twice, because a press can be faster than the disabled button.
 * The mutation must have one root field, with `... on Problem { ...ProblemParts }`, and `... on Done { messageKey }` if
 * it may answer so.
 */
export function useAction<TData extends object, TVariables extends OperationVariables>(
  [mutation]: Mutation<TData, TVariables>,
  options: ActionOptions = {},
): {
  /** `press` says that several calls are one press of staff: their acts are taken back together. */
  run: (variables: TVariables, press?: string) => Promise<Outcome<ResultOf<TData>, ProblemOf<TData>>>;
  busy: boolean;
} {
  const { success, isSuccessSilent = false, isProblemSilent = false, isFaultSilent = false, refetch } = options;
  const mutate = mutation as Mutate<TData, TVariables>;
  const [busy, setBusy] = useState(false);
  const serverText = useServerText();
  const failureText = useFailureText();
  /** Actions in progress. One button can be used for many rows. */
  const underWay = useRef(new Set<string>());
  /** What the snackbar says about an attempt that was in vain. The next attempt takes it back. */
  const complaint = useRef<Notice>(undefined);

  const run = useCallback(
    async (variables: TVariables, press?: string): Promise<Outcome<ResultOf<TData>, ProblemOf<TData>>> => {
      const act = JSON.stringify(variables);
      if (underWay.current.has(act)) return { status: 'running' };
      underWay.current.add(act);
      takeBack(complaint.current);
      /** The mutation's name, which its failure is told and reported by. */
      let name = '';
      try {
        setBusy(true);
        const { data } = await mutate({
          variables,
          refetchQueries: refetch,
          context: (own = {}) => {
            name = String(own.act);
            return press === undefined ? own : { ...own, headers: { 'x-request-id': press } };
          },
        });
        const [value] = Object.values<unknown>(data ?? {});
        if (isProblem(value)) {
          const text = serverText(value.messageKey, value.params);
          if (!isProblemSilent) notifyReader((complaint.current = { kind: 'error', text }));
          return { status: 'refused', problem: value as ProblemOf<TData>, text };
        }
        const said = success ?? (isDone(value) ? serverText(value.messageKey) : undefined);
        if (said && !isSuccessSilent) notifyReader({ kind: 'success', text: said });
        return { status: 'done', result: value as ResultOf<TData> };
      } catch (fault) {
        const named = namedBy(fault);
        if (!named) reportFault(new ActFailed(name, fault));
        const text = failureText(name, serverText(named ?? faultKey(fault)));
        if (!isFaultSilent) {
          notifyReader((complaint.current = { kind: 'error', text, leadsToLogin: isUnauthenticated(fault) }));
        }
        return { status: 'failed', text };
      } finally {
        underWay.current.delete(act);
        setBusy(underWay.current.size > 0);
      }
    },
    [mutate, refetch, isProblemSilent, isSuccessSilent, isFaultSilent, success, serverText, failureText],
  );

  return { run, busy };
}
