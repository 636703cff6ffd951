import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { DraftName, Version } from '../../../lib/draft-store';
import type { Outcome } from '../../../lib/use-action';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useFormDraft } from '../use-form-draft';
import { findConflict, type ConflictField } from './find-conflict';
import type { ListWords } from './field-words';
import { FormConflict } from './form-conflict';
import { useLastChange, type EditedThing, type WhoChanged } from './use-last-change';

/** The thing as it is stored now: the form's values of it, and their version. */
export interface StoredValues<TValues, V extends Version> {
  values: TValues;
  version: V;
}

interface Guard<TValues extends FieldValues, V extends Version> {
  /** The key of the draft that keeps what is typed. */
  draft: DraftName;
  /** The version of what the form was filled from. A new thing has none. */
  version: V;
  edits: EditedThing;
  /** Reads the thing again; null when it is gone. */
  readAgain: () => Promise<StoredValues<TValues, V> | null>;
  /** How values are named and shown that are no field of their own: lists of rows. */
  lists?: ListWords;
}

/** What a form gets from its guard. */
export interface GuardedForm<V extends Version> {
  /** The draft that is shown, or the conflict. Draw it at the head of the form, inside of it. */
  notice: ReactNode;
  /** To send with the save. */
  version: V;
  /**
   * Call it with the outcome of the save: it shows a refusal at its field, or the conflict, and forgets the draft of what is
   * saved. Returns whether it is saved.
   */
  settle: (outcome: Outcome<unknown>) => Promise<boolean>;
  /** Shows the conflict, for a form that tells its refusals itself; false when the thing is gone. */
  meet: () => Promise<boolean>;
  /** Forgets what is typed, when the form is closed without a save. */
  discard: () => void;
  /** The form shows what is stored at this version. */
  follow: (version: V) => void;
}

interface Met<TValues extends FieldValues> {
  attempt: number;
  who: WhoChanged;
  fields: ConflictField<TValues>[];
}

/**
 * A schema form whose save replaces values. It keeps what is typed as a draft. When another person has saved first, the form
 * takes over what they changed in the fields that the reader has not touched, keeps the others, and says which ones differ.
 */
export function useGuardedForm<TValues extends FieldValues, TOutput, V extends Version>(
  form: UseFormReturn<TValues, unknown, TOutput>,
  { draft: name, version, edits, readAgain, lists }: Guard<TValues, V>,
): GuardedForm<V> {
  const [seen, setSeen] = useState(version);
  const draft = useFormDraft<TValues, TOutput, V>(form, { ...name, version: seen });
  const [met, setMet] = useState<Met<TValues> | null>(null);
  const [merged, setMerged] = useState<TValues | null>(null);
  const attempts = useRef(0);
  const askWho = useLastChange(edits);
  const { reset, setValue, getValues, formState } = form;
  const { defaultValues } = formState;

  // after the draft has learned the new version, so that it stores what is typed over that one
  useEffect(() => {
    for (const [field, value] of Object.entries(merged ?? {})) {
      setValue(field as Path<TValues>, value as PathValue<TValues, Path<TValues>>, { shouldDirty: true });
    }
  }, [merged, setValue]);

  async function meet(): Promise<boolean> {
    const [stored, who] = await Promise.all([readAgain().catch(() => null), askWho()]);
    if (!stored) return false;
    const { fields, merged: next } = findConflict({
      base: defaultValues as TValues,
      theirs: stored.values,
      mine: getValues(),
    });
    reset(stored.values);
    draft.clear();
    setSeen(stored.version);
    setMerged(next);
    setMet({ fields, who, attempt: ++attempts.current });
    return true;
  }

  async function settle(outcome: Outcome<unknown>): Promise<boolean> {
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') {
      const { code, field } = outcome.problem;
      if (code !== 'CHANGED_MEANWHILE' || !(await meet())) refuseForm(form, field ?? null, outcome.text);
    }
    if (outcome.status !== 'done') return false;
    setMet(null);
    draft.clear();
    return true;
  }

  const notice = met ? (
    <FormConflict
      {...met}
      lists={lists}
      onTake={(field) => {
        const theirs = met.fields.find((each) => each.name === field)?.theirs;
        setValue(field as Path<TValues>, theirs as PathValue<TValues, Path<TValues>>, { shouldDirty: true });
        setMet((before) => before && { ...before, fields: before.fields.map((each) => followed(each, field)) });
      }}
    />
  ) : (
    draft.notice
  );
  return { notice, version: draft.version ?? seen, settle, meet, discard: draft.clear, follow: setSeen };
}

/** The reader has taken over what is stored in this field. */
const followed = <T extends object>(field: ConflictField<T>, name: string): ConflictField<T> =>
  field.name === name ? { name: field.name, theirs: field.theirs } : field;
