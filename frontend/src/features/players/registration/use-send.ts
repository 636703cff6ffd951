import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction, type Mutation } from '../../../lib/use-action';
import { refuseForm } from '../../../ui/form/form-refusal';

/** Sends what a form says as a mutation's input. A refusal of the server is shown at its field; otherwise `onDone` runs. */
export function useSend<TValues extends FieldValues, TOutput, TInput, TData extends object>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  mutation: Mutation<TData, { input: TInput }>,
  onDone: () => Promise<unknown>,
): { send: (input: TInput) => Promise<void>; isBusy: boolean } {
  const serverText = useServerText();
  const { run, busy } = useAction(mutation, { isProblemSilent: true });
  const send = async (input: TInput) => {
    const outcome = await run({ input });
    if (outcome.status === 'done') await onDone();
    if (outcome.status !== 'refused') return;
    const { field, messageKey, params } = outcome.problem;
    refuseForm(form, field, serverText(messageKey, params));
  };
  return { send, isBusy: busy };
}
