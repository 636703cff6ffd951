/** The key of a draft: a form, the thing that it changes ('new' for a new one), and the writer. */
export interface DraftName {
  form: string;
  thing: number | string;
}

/** Distinguishes two states of a thing. */
export type Version = number | string;

/** Typed values that are not saved. */
export interface StoredDraft {
  value: unknown;
  /** The version of the thing when the values were typed; null when it has no versions. */
  version: Version | null;
}

/** The owner of a draft: a signed-in person, or a visitor in this tab. */
export type DraftOwner = number | 'visitor';

const PREFIX = 'draft:';
const keyOf = (owner: DraftOwner, { form, thing }: DraftName): string => `${PREFIX}${owner}:${form}:${thing}`;

/*
 * Drafts are in the tab's own storage: they survive a reload, an unavailable server and a login, and end with the tab.
 * When the browser refuses to store, there are no drafts, and forms still work.
 */

/** The draft of this owner; null when there is none. */
export function readDraft(owner: DraftOwner, name: DraftName): StoredDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(owner, name)) ?? 'null') as StoredDraft | null;
    return kept && 'value' in kept ? { value: kept.value, version: kept.version ?? null } : null;
  } catch {
    return null;
  }
}

/** Stores a draft, or deletes it (null). */
export function writeDraft(owner: DraftOwner, name: DraftName, draft: StoredDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(owner, name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(owner, name));
  } catch {
    // the storage is full or forbidden; the typed values are still on the page
  }
}

/** Deletes all drafts, so that a person who logs out leaves nothing behind. */
export function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    keys.forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // then nothing could be stored either
  }
}

/**
 * Does a stored value have the form's own structure, field by field? A draft may be older than the page that reads it.
 * When the form's value is null, any simple value fits. Lists are compared by their first element.
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
