import { LEAGUE_TIME_ZONE } from '../../lib/i18n/format';

const STOCKHOLM = new Intl.DateTimeFormat('sv-SE', {
  timeZone: LEAGUE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** As a `datetime-local` field has it, in Swedish time whatever the browser's own is (R14); '' for none. */
export const fieldTime = (iso: string | null): string =>
  iso === null ? '' : STOCKHOLM.format(new Date(iso)).replace(' ', 'T');

/** What stands in such a field, as it is sent and as a refusal repeats it; null for none. */
export const sentTime = (typed: string): string | null => (typed === '' ? null : typed.replace('T', ' '));
