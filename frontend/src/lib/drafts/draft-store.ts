/** What a draft is of: a form, the thing that it changes ('new' for one that is made), and who writes. */
export interface DraftName {
  form: string;
  thing: number | string;
}

/** What tells one state of a thing from the next. */
export type Version = number | string;

/** What was typed and not saved. */
export interface KeptDraft {
  value: unknown;
  /** The version of the thing that it was typed over; null where it has none. */
  version: Version | null;
}

/** Whose a draft is: a person's who is signed in, or a visitor's in this tab. */
export type DraftOwner = number | 'visitor';

const PREFIX = 'draft:';
const keyOf = (owner: DraftOwner, { form, thing }: DraftName): string => `${PREFIX}${owner}:${form}:${thing}`;

/*
 * Drafts stand in the tab's own storage: they outlive a reload, a server that went and the way through the login, and are
 * gone with the tab. A browser may refuse to store; then there are none, and the form works all the same.
 */

/** The draft of this owner, null without one. */
export function readDraft(owner: DraftOwner, name: DraftName): KeptDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(owner, name)) ?? 'null') as KeptDraft | null;
    return kept && 'value' in kept ? { value: kept.value, version: kept.version ?? null } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or takes it away (null). */
export function writeDraft(owner: DraftOwner, name: DraftName, draft: KeptDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(owner, name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(owner, name));
  } catch {
    // full or forbidden: what is typed stands on the page
  }
}

/** Takes all drafts away: who logs out on purpose leaves nothing behind. */
export function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    keys.forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // nothing could be kept either
  }
}

/**
 * True when a stored value has the shape of the form's own values, field by field: a draft may be older than the page
 * that reads it. Where the form's value is null anything simple fits; lists are compared by their first element.
 */
export function hasShapeOf<T>(example: T, value: unknown): value is T {
  if (example === null) return typeof value !== 'object' || value === null;
  if (value === null || value === undefined) return typeof example !== 'object';
  if (Array.isArray(example)) {
    const [first] = example as unknown[];
    return Array.isArray(value) && (first === undefined || value.every((each) => hasShapeOf(first, each)));
  }
  if (typeof example !== 'object') return typeof value === typeof example;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(example).every(([key, part]) => key in fields && hasShapeOf<unknown>(part, fields[key]));
}
