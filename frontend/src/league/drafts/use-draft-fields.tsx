import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Skeleton } from '../../ui/skeleton';
import { useDraftForm, type DraftFormOptions } from '../../lib/drafts/use-draft-form';
import { DraftNotice } from './parts';

interface DraftFields {
  /** Says that the fields show earlier values. Draw it at the head of the form. */
  notice: ReactNode;
  /** Call it after the form was sent. */
  clear: () => void;
}

/**
 * Keeps typed values of a public form until it is sent. They survive a reload and the end of a login.
 * `unkeptNote` says what must be filled in again.
 */
export function useDraftFields<TValues extends FieldValues, TOutput>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  options: DraftFormOptions,
  unkeptNote?: string,
): DraftFields {
  const { isRestored, discard, clear } = useDraftForm(form, options);
  const notice = isRestored && (
    <DraftNotice note={unkeptNote} onDiscard={discard} fallback={<Skeleton height="44" marginBottom="4" />} />
  );
  return { notice, clear };
}
