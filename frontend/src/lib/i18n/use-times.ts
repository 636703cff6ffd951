import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useInBrowser } from '../use-in-browser';
import {
  formatDate,
  formatDateTime,
  formatDays,
  formatShortDate,
  formatShortDateYear,
  formatTime,
  formatWeekday,
  toldEndOf,
  whenWords,
  type RangeWriting,
} from './format';
import { languageOfTag, type Language } from './language';
import { ownDay, ownTime, readerZone } from './own-time';

/** How a time can be written; the words of `words` need to know what is now. */
export type Writing =
  | 'words'
  | 'date-time'
  | 'weekday-date-time'
  | 'short-date-time'
  | 'time'
  | 'date'
  | 'short-date'
  | 'short-date-year'
  | 'weekday';

/** A written time: Swedish, and the reader's own where the clocks differ at that time. */
export interface Written {
  swedish: string;
  own: string | null;
}

/**
 * Writes times for the reader: in Swedish time, and where the reader's own clock shows another, with a word that it is
 * Swedish and the own beside it: `27 november 2026 19:00 svensk tid (13:00 din tid)`. Days (`2026-11-27`) are days of the
 * calendar, the same everywhere.
 */
export interface Times {
  /** Both, to be put beside or below each other. */
  write: (at: string, as: Writing, how?: { now?: Date | undefined; isShort?: boolean }) => Written;
  /** "27 november 2026 19:00" */
  dateTime: (at: string) => string;
  /** "fredag 27 november 2026 19:00" */
  weekdayDateTime: (at: string) => string;
  /** Until when: "söndag 6 december 2026 23:59", also for an end at midnight. All ends and deadlines are told by it. */
  until: (end: string) => string;
  /** The same where space is short: "6 dec. 23:59" */
  shortUntil: (end: string) => string;
  /** "19:00" */
  time: (at: string) => string;
  /** "27 november 2026" */
  date: (at: string) => string;
  /** "27 nov." */
  shortDate: (at: string) => string;
  /** "27 nov. 2026" */
  shortDateYear: (at: string) => string;
  /** "27 nov. 19:00" */
  shortDateTime: (at: string) => string;
  /** "fredag" */
  weekday: (at: string) => string;
  /** "10–13 dec.", in Swedish days. */
  days: (from: string, to: string, as: RangeWriting) => string;
}

const WRITINGS = {
  'date-time': formatDateTime,
  weekday: formatWeekday,
  'weekday-date-time': (at: string, language: Language) =>
    `${formatWeekday(at, language)} ${formatDateTime(at, language)}`,
  'short-date-time': (at: string, language: Language) => `${formatShortDate(at, language)} ${formatTime(at, language)}`,
  time: formatTime,
  date: formatDate,
  'short-date': formatShortDate,
  'short-date-year': formatShortDateYear,
};
/** Writings that say a day only. */
export const isDayOnly = (as: Writing): boolean => as !== 'words' && !as.endsWith('time');

/** For what is no component; `zone` is the reader's, null in Sweden. */
export function timesIn(zone: string | null, language: Language, t: TFunction<'ui'>): Times {
  const swedishOf = (at: string, as: Writing, now: Date) => {
    if (as !== 'words') return WRITINGS[as](at, language);
    const { key, ...values } = whenWords(at, now, language);
    return t(`when.${key}`, values);
  };
  const write: Times['write'] = (at, as, { now = new Date(), isShort = false } = {}) => ({
    swedish: swedishOf(at, as, now),
    own: isDayOnly(as) ? ownDay(at, language, zone) : ownTime(at, language, zone, isShort),
  });
  const writer = (as: Writing) => (at: string) => {
    const { swedish, own } = write(at, as);
    return own ? t('time.both', { swedish, own }) : swedish;
  };
  return {
    write,
    dateTime: writer('date-time'),
    weekdayDateTime: writer('weekday-date-time'),
    until: (end) => writer('weekday-date-time')(toldEndOf(end)),
    shortUntil: (end) => writer('short-date-time')(toldEndOf(end)),
    time: writer('time'),
    date: writer('date'),
    shortDate: writer('short-date'),
    shortDateYear: writer('short-date-year'),
    shortDateTime: writer('short-date-time'),
    weekday: writer('weekday'),
    days: (from, to, as) => formatDays(from, to, as, language),
  };
}

/** The times of this page. A page that the server has drawn has Swedish times until the browser takes over. */
export function useTimes(): Times {
  const { t, i18n } = useTranslation('ui');
  const zone = useInBrowser(readerZone, null);
  const language = languageOfTag(i18n.language);
  return useMemo(() => timesIn(zone, language, t), [zone, language, t]);
}
