import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Skeleton } from '../../ui/skeleton';
import { useKeptForm, type KeptFormOptions } from '../../lib/drafts/use-kept-form';
import { KeptNotice } from './parts';

interface KeptFields {
  /** Says that the fields show what was typed earlier; to be drawn at the head of the form. */
  notice: ReactNode;
  /** After the form was sent. */
  clear: () => void;
}

/**
 * Keeps what is typed into a form of the public pages until it is sent: it outlives a reload and a login that has ended.
 * `unkeptNote` says what is to be filled in again.
 */
export function useKeptFields<TValues extends FieldValues, TOutput>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  options: KeptFormOptions,
  unkeptNote?: string,
): KeptFields {
  const { isRestored, discard, clear } = useKeptForm(form, options);
  const notice = isRestored && (
    <KeptNotice note={unkeptNote} onDiscard={discard} fallback={<Skeleton height="44" marginBottom="4" />} />
  );
  return { notice, clear };
}
