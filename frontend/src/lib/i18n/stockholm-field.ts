import { dateFormat } from './format';

/** The value of a `datetime-local` field, in Swedish time in every browser (R14); '' for none. */
export const fieldTime = (iso: string | null): string =>
  iso === null
    ? ''
    : dateFormat('se', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso)).replace(' ', 'T');

const HOUR_MS = 3_600_000;

/** The instant that a `datetime-local` field says in Swedish time; the first of two. Null: none, or an hour that is left out. */
export function typedInstant(typed: string): string | null {
  const asUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asUtc)) return null;
  const possible = [2, 1].map((hours) => new Date(asUtc - hours * HOUR_MS).toISOString());
  return possible.find((iso) => fieldTime(iso) === typed) ?? null;
}

/** The value of such a field as it is sent, and as a refusal repeats it; null for none. */
export const sentTime = (typed: string): string | null => (typed === '' ? null : typed.replace('T', ' '));
