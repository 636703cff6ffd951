import { dateFormat } from './format';

/** The value of a `datetime-local` field, in Swedish time in every browser (R14); '' for none. */
export const fieldTime = (iso: string | null): string =>
  iso === null
    ? ''
    : dateFormat('se', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso)).replace(' ', 'T');

/** The value of such a field as it is sent, and as a refusal repeats it; null for none. */
export const sentTime = (typed: string): string | null => (typed === '' ? null : typed.replace('T', ' '));
