import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { SAID } from './form-text';

/**
 * Shows the server's refusal, already translated, at its field, or at the head of the form when the form has no such
 * field. Call it while the form is being sent, so that the summary takes the focus.
 */
export function refuseForm<TValues extends FieldValues, TOutput>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  field: string | null,
  text: string,
): void {
  const isOurs = field !== null && field in form.getValues();
  form.setError(isOurs ? (field as Path<TValues>) : 'root', { type: SAID, message: text });
}
