import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * A form whose values a schema checks when it is sent, and then at every change. Schemas are written with `zod/mini`,
 * which has a quarter of the size of zod. Their messages are keys (`textKey`).
 */
export const useSchemaForm = <TValues extends FieldValues, TOutput>(
  schema: ZodMiniType<TOutput, TValues>,
  defaultValues: DefaultValues<TValues>,
): UseFormReturn<TValues, unknown, TOutput> =>
  useForm<TValues, unknown, TOutput>({
    resolver: zodResolver<TValues, unknown, TOutput>(schema),
    defaultValues,
    // the summary takes the focus
    shouldFocusError: false,
  });
