import { useRef, useState, type ReactNode, type SetStateAction } from 'react';
import type { DraftName, Version } from '../../../lib/draft-store';
import { useDraftState } from '../../../lib/drafts/use-draft-state';
import { notifyReader } from '../../../lib/notify';
import type { Outcome } from '../../../lib/use-action';
import { DraftNotice } from '../draft-notice';
import { ConflictBox } from './conflict-box';
import { findConflict, type ConflictField } from './find-conflict';
import { useLastChange, type EditedThing, type WhoChanged } from './use-last-change';
import type { StoredValues } from './use-guarded-form';

interface Guard<T extends object, V extends Version> {
  draft: DraftName;
  stored: StoredValues<T, V>;
  edits: EditedThing;
  /** Reads the thing again; null when it is gone. */
  readAgain: () => Promise<StoredValues<T, V> | null>;
  /** How the form names its fields, and shows their values. */
  labels: Readonly<Record<keyof T & string, string>>;
  say: (name: keyof T & string, value: T[keyof T]) => string;
  /** Can the form show a stored draft? */
  isValid?: (value: unknown) => value is T;
}

/** The fields of a form without a schema, as `useGuardedState` keeps them. */
export interface GuardedState<T extends object, V extends Version> {
  value: T;
  change: (next: SetStateAction<T>) => void;
  /** There are typed values that are not saved. */
  isChanged: boolean;
  /** The draft that is shown, or the conflict. Draw it at the head of the form. */
  notice: ReactNode;
  /** To send with the save. */
  version: V;
  /** Call it with the outcome of a save whose problems are silent: shows a refusal or the conflict, or forgets the draft. */
  settle: (outcome: Outcome<unknown>) => Promise<boolean>;
}

interface Met<T extends object> {
  attempt: number;
  who: WhoChanged;
  fields: ConflictField<T>[];
}

/** A form without a schema whose save replaces values: what `useGuardedForm` is for one with a schema. */
export function useGuardedState<T extends object, V extends Version>(guard: Guard<T, V>): GuardedState<T, V> {
  const { draft: name, stored, edits, readAgain, labels, say, isValid } = guard;
  const draft = useDraftState<T, V>(name, stored.values, { isValid, version: stored.version });
  const [met, setMet] = useState<Met<T> | null>(null);
  const attempts = useRef(0);
  const askWho = useLastChange(edits);

  async function meet(): Promise<boolean> {
    const [now, who] = await Promise.all([readAgain().catch(() => null), askWho()]);
    if (!now) return false;
    const { fields, merged } = findConflict({ base: draft.base, theirs: now.values, mine: draft.value });
    draft.rebase({ value: merged, base: now.values, version: now.version });
    setMet({ fields, who, attempt: ++attempts.current });
    return true;
  }

  async function settle(outcome: Outcome<unknown>): Promise<boolean> {
    if (outcome.status === 'refused' && (outcome.problem.code !== 'CHANGED_MEANWHILE' || !(await meet()))) {
      notifyReader({ kind: 'error', text: outcome.text });
    }
    if (outcome.status !== 'done') return false;
    setMet(null);
    draft.clear();
    return true;
  }

  const take = (field: string) => {
    const taken = met?.fields.find((each) => each.name === field);
    if (!taken) return;
    draft.change((before) => ({ ...before, [field]: taken.theirs }));
    const left = met?.fields.map((each) => (each === taken ? { name: each.name, theirs: each.theirs } : each)) ?? [];
    setMet((before) => before && { ...before, fields: left });
  };
  const notice = met ? (
    <ConflictBox
      attempt={met.attempt}
      who={met.who}
      fields={met.fields.map(({ name: field, theirs, mine }) => ({
        name: field,
        label: labels[field],
        theirs: say(field, theirs),
        mine: mine === undefined ? null : say(field, mine),
      }))}
      onTake={take}
    />
  ) : (
    draft.isRestored && <DraftNotice onDiscard={draft.clear} />
  );
  return {
    value: draft.value,
    change: draft.change,
    isChanged: draft.isChanged,
    notice,
    version: draft.version,
    settle,
  };
}
