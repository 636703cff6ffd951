import { useEffect } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { missingIn, type Missing } from './details-schema';

/**
 * After the consent is given, missing fields show errors until they are filled in. Returns what the form lacks before it
 * may be sent.
 */
export function useConsentErrors<TValues extends FieldValues, TOutput>({
  control,
  trigger,
}: UseFormReturn<TValues, unknown, TOutput>): Missing {
  const values = useWatch({ control }) as Record<string, unknown>;
  const isAgreed = values.consent === true;

  useEffect(() => {
    if (isAgreed) void trigger();
  }, [isAgreed, values, trigger]);

  return missingIn(values);
}
