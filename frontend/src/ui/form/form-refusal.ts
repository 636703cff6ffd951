import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { SAID } from './form-text';

/**
 * Puts what the server refused, already said in words, at the field that it is about; at the head of the form where it
 * names none of the form's own. Call it while the form is being sent: the summary then takes the focus.
 */
export function refuse<TValues extends FieldValues, TOutput>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  field: string | null,
  text: string,
): void {
  const isOurs = field !== null && field in form.getValues();
  form.setError(isOurs ? (field as Path<TValues>) : 'root', { type: SAID, message: text });
}
