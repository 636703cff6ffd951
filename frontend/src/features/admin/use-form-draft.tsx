import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hasShapeOf, type DraftName, type Version } from '../../lib/draft-store';
import { useDraft } from '../../lib/use-draft';
import { DraftNotice } from './draft-notice';

interface FormDraft<V extends Version> {
  /** Says that a draft is shown; to be drawn at the head of the form. */
  notice: ReactNode;
  /** The version that the restored draft was typed over; null without one. What is saved is saved over that version. */
  version: V | null;
  /** After a save, when the form shows what is stored. */
  clear: () => void;
}

/**
 * Keeps what is typed into a schema form as a draft, and fills the form with the one that was found. `version` is that of
 * the thing which the form changes, where it has one.
 */
export function useFormDraft<TValues extends FieldValues, TOutput, V extends Version = number>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  { form: formName, thing, version }: DraftName & { version?: V },
): FormDraft<V> {
  const { reset, subscribe, getValues } = form;
  const [example] = useState(() => getValues());
  const { found, isRestored, keep } = useDraft<TValues, V>({ form: formName, thing }, (value): value is TValues =>
    hasShapeOf(example, value),
  );
  /** The values that need no draft. */
  const stored = useRef(JSON.stringify(example));
  const restoredVersion = isRestored ? (found?.version ?? null) : null;
  const typedOver = restoredVersion ?? version;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(JSON.stringify(values) === stored.current ? null : values, typedOver),
      }),
    [subscribe, keep, typedOver],
  );
  useEffect(() => {
    if (found) reset(found.value, { keepDefaultValues: true });
  }, [found, reset]);

  const clear = useCallback(() => {
    stored.current = JSON.stringify(getValues());
    keep(null);
  }, [getValues, keep]);
  const discard = () => {
    reset();
    keep(null);
  };
  return { notice: isRestored && <DraftNotice onDiscard={discard} />, version: restoredVersion, clear };
}
