import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftName, Version } from '../../lib/drafts/draft-store';
import { useKeptForm } from '../../lib/drafts/use-kept-form';
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
  draft: DraftName & { version?: V },
): FormDraft<V> {
  const { isRestored, discard, version, clear } = useKeptForm<TValues, TOutput, V>(form, draft);
  return { notice: isRestored && <DraftNotice onDiscard={discard} />, version, clear };
}
