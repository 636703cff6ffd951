import { LEAGUE_TIME_ZONE } from '../../../lib/i18n/format';

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: LEAGUE_TIME_ZONE });

/** The day in Sweden, `YYYY-MM-DD`. */
export const swedishToday = (now: Date): string => DAY.format(now);
