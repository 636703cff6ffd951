import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftName, Version } from '../../lib/draft-store';
import { useDraftForm, type ChosenShape } from '../../lib/drafts/use-draft-form';
import { DraftNotice } from './draft-notice';

interface FormDraft<V extends Version> {
  /** Says that a draft is shown. Draw it at the head of the form. */
  notice: ReactNode;
  /** The version of the thing when the restored values were typed; null without one. A save replaces that version. */
  version: V | null;
  /** Call it after a save, when the form shows what is stored. */
  clear: () => void;
}

/**
 * Keeps the typed values of a schema form as a draft, and fills the form with a found one. `version` is the version of
 * the thing that the form changes, if it has one.
 */
export function useFormDraft<TValues extends FieldValues, TOutput, V extends Version = number>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  draft: DraftName & { version?: V } & ChosenShape<TValues>,
): FormDraft<V> {
  const { isRestored, discard, version, clear } = useDraftForm<TValues, TOutput, V>(form, draft);
  return { notice: isRestored && <DraftNotice onDiscard={discard} />, version, clear };
}
