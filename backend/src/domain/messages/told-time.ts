/**
 * Times in texts that the server writes (R14). The writer does not know the reader's clock, so the text carries the instant as
 * Discord writes it, `<t:1773165600:F>`: Discord shows it in each reader's own zone and language, and the site's pages do
 * (frontend/src/lib/i18n/told-times.ts). Programs of the documented calls get words instead.
 */
import { formatTime, spokenTime } from '../stockholm-time.ts';
import type { Notice } from './notices.ts';

const MINUTE_MS = 60_000;

const markOf = (instant: Date, form: 'F' | 't'): string => `<t:${Math.floor(instant.getTime() / 1000)}:${form}>`;

/** A day and a time in a sentence: the reader sees `tisdag 10 mars 2026 19:00`. */
export const toldDayTime = (instant: Date): string => markOf(instant, 'F');

/**
 * The end of something in a sentence. One at midnight is told a minute earlier, `söndag 6 december 2026 23:59`: "7 december 00:00"
 * is read as an end on the 7th, a day late. Pages tell ends the same way (`toldEndOf` of frontend/src/lib/i18n/format.ts).
 */
export const toldEnd = (end: Date): string =>
  toldDayTime(formatTime(end).slice(11, 16) === '00:00' ? new Date(end.getTime() - MINUTE_MS) : end);

/** A time in a sentence that is about a known day: the reader sees `19:00`. */
export const toldTime = (instant: Date): string => markOf(instant, 't');

// as many digits as the pages read
const MARK = /<t:(\d{1,11}):[Ft]>/g;

/** A text in which a time is words: Swedish time, which says so. */
export const inWordsOf = (text: string, language: 'sv' | 'en'): string =>
  text.replace(MARK, (_, seconds: string) => spokenTime(new Date(Number(seconds) * 1000))[language]);

/** A notice for a reader that knows no marks: its times are Swedish, and say so. */
export const withWords = ({ sv, en }: Notice): Notice => ({ sv: inWordsOf(sv, 'sv'), en: inWordsOf(en, 'en') });
