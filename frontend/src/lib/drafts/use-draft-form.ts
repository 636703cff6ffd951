import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hasShapeOf, type Version } from '../draft-store';
import { useDraft, type DraftOptions } from './use-draft';

/** The key of the draft, and the parts of the form that are kept. */
export interface DraftFormOptions<V extends Version = number> extends DraftOptions {
  /** The version of the thing that the form changes, if it has one. */
  version?: V;
  /** Fields that are never stored: secrets, and consents that are needed each time. They come back empty. */
  unkept?: readonly string[];
}

/** For a form that begins with nothing chosen: the fields as they are when a thing is, of which each draft can have all or none. */
export interface ChosenShape<TValues> {
  chosen?: Partial<TValues>;
}

interface DraftForm<V extends Version> {
  /** The form shows earlier values, and the reader has not decided about them yet. */
  isRestored: boolean;
  /** Discards what was typed. */
  discard: () => void;
  /** The version of the thing when the restored values were typed; null without one. A save replaces that version. */
  version: V | null;
  /** Call it after a save, when the form shows what is stored. */
  clear: () => void;
}

/** Keeps the typed values of a schema form as a draft, and fills the form with a found one. */
export function useDraftForm<TValues extends FieldValues, TOutput, V extends Version = number>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  options: DraftFormOptions<V> & ChosenShape<TValues>,
): DraftForm<V> {
  const { version, unkept, chosen, ...name } = options;
  const { reset, subscribe, getValues } = form;
  const [example] = useState<TValues>(() => getValues());
  const [left] = useState(unkept ?? []);
  const { found, isRestored, keep } = useDraft<TValues, V>(name, (value): value is TValues =>
    [example, ...(chosen ? [{ ...example, ...chosen }] : [])].some((one) => hasShapeOf(one, value)),
  );
  /** Values that need no draft. */
  const stored = useRef(JSON.stringify(example));
  const restoredVersion = isRestored ? (found?.version ?? null) : null;
  const typedOver = restoredVersion ?? version;
  const without = useCallback(
    (values: TValues): TValues => ({ ...values, ...Object.fromEntries(left.map((field) => [field, example[field]])) }),
    [left, example],
  );

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const kept = without(values);
          keep(JSON.stringify(kept) === stored.current ? null : kept, typedOver);
        },
      }),
    [subscribe, keep, without, typedOver],
  );
  useEffect(() => {
    if (found) reset(found.value, { keepDefaultValues: true });
  }, [found, reset]);

  const clear = useCallback(() => {
    stored.current = JSON.stringify(without(getValues()));
    keep(null);
  }, [getValues, without, keep]);
  const discard = () => {
    reset();
    keep(null);
  };
  return { isRestored, discard, version: restoredVersion, clear };
}
