import { zodResolver } from '@hookform/resolvers/zod';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { textKey } from './form-text';

/**
 * The resolver, for which a date or a time of which only a part is typed is an error too. The browser gives such a field the value of an
 * empty one, and what is stored would be removed.
 */
function withoutHalves<TValues extends FieldValues, TOutput>(
  resolver: Resolver<TValues, unknown, TOutput>,
): Resolver<TValues, unknown, TOutput> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const halves = (options.names ?? []).flatMap((name) => {
      const field = get<object, { ref?: Partial<HTMLInputElement> } | undefined>(options.fields, name);
      return field?.ref?.validity?.badInput ? [{ name, ref: field.ref }] : [];
    });
    if (halves.length === 0) return result;
    const errors = { ...result.errors } as FieldErrors<TValues>;
    for (const { name, ref } of halves)
      set(errors, name, { type: 'incomplete', message: textKey('ui', 'form.incomplete'), ref });
    return { values: {}, errors };
  };
}

/**
 * A form whose values a schema checks when it is sent, and then at every change. Schemas are written with `zod/mini`,
 * which has a quarter of the size of zod. Their messages are keys (`textKey`).
 */
export const useSchemaForm = <TValues extends FieldValues, TOutput>(
  schema: ZodMiniType<TOutput, TValues>,
  defaultValues: DefaultValues<TValues>,
): UseFormReturn<TValues, unknown, TOutput> =>
  useForm<TValues, unknown, TOutput>({
    resolver: withoutHalves(zodResolver<TValues, unknown, TOutput>(schema)),
    defaultValues,
    // the summary takes the focus
    shouldFocusError: false,
  });
