import { localeOf, type Language } from '../../../lib/i18n/language';

const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** "för 3 dagar sedan": in the largest unit that is at least one. */
export function formatAgo(iso: string, now: Date, language: Language): string {
  const passed = Math.max(0, now.getTime() - new Date(iso).getTime());
  const { unit, ms } = UNITS.find((each) => passed >= each.ms) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(passed / ms), unit);
}
