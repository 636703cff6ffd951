import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hasShapeOf, type Version } from './draft-store';
import { useDraft, type DraftOptions } from './use-draft';

/** What the draft is of, and what of the form is kept. */
export interface KeptFormOptions<V extends Version = number> extends DraftOptions {
  /** Of the thing which the form changes, where it has one. */
  version?: V;
  /** Fields that are never stored: secrets, and what is to be said yes to each time. They come back as they were empty. */
  unkept?: readonly string[];
}

interface KeptForm<V extends Version> {
  /** The form shows what was typed earlier, and no one has said yet what becomes of it. */
  isRestored: boolean;
  /** Throws away what was typed. */
  discard: () => void;
  /** The version that the restored draft was typed over; null without one. What is saved is saved over that version. */
  version: V | null;
  /** After a save, when the form shows what is stored. */
  clear: () => void;
}

/** Keeps what is typed into a schema form as a draft, and fills the form with the one that was found. */
export function useKeptForm<TValues extends FieldValues, TOutput, V extends Version = number>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  options: KeptFormOptions<V>,
): KeptForm<V> {
  const { version, unkept, ...name } = options;
  const { reset, subscribe, getValues } = form;
  const [example] = useState<TValues>(() => getValues());
  const [left] = useState(unkept ?? []);
  const { found, isRestored, keep } = useDraft<TValues, V>(name, (value): value is TValues =>
    hasShapeOf(example, value),
  );
  /** The values that need no draft. */
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
