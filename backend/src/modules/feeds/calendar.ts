import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { languageTag, seasonIn, type SiteLanguage } from '../../domain/site-language.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import { FEED_TEXTS, LEAGUE_NAME } from './feed-texts.ts';
import type { CalendarOf, CalendarSeries } from './feeds.repository.ts';

const TIME_ZONE = 'Europe/Stockholm';
/** The length of a series of five games. */
const SERIES_MS = 3_600_000;
/** How often calendar programs should look again: a series can be moved on its own day. */
const REFRESH_S = 3600;

/** The publisher of the calendar: the site's address without a trailing slash, and the language. */
export interface Publisher {
  publicUrl: string;
  language: SiteLanguage;
}

/** The calendar as a file (RFC 5545), in Swedish time. A series' UID never changes. */
export function calendarFile({ name, season, series }: CalendarOf, publisher: Publisher): string {
  const { language } = publisher;
  const subject = season === null ? name : `${name}, ${seasonIn(language, season)}`;
  const calendar = ical({
    // the library does not escape the name
    name: escape(FEED_TEXTS[language].calendar(subject), false),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: LEAGUE_NAME, product: 'calendar', language: languageTag(language).toUpperCase() },
    // with a name here, the library would write UTC times as if they were local
    timezone: { name: null, generator: timeZoneBlock },
    ttl: REFRESH_S,
  });
  for (const one of series) calendar.createEvent(eventOf(one, publisher));
  return calendar.toString();
}

/** The rules of the time zone, under the name that the events use: the library has Stockholm under Berlin's name. */
function timeZoneBlock(zone: string): string {
  const [block = ''] = tzlib_get_ical_block(zone);
  return block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`);
}

function eventOf(series: CalendarSeries, { publicUrl, language }: Publisher) {
  const texts = FEED_TEXTS[language];
  const start = new Date(series.startsAt);
  const end = new Date(start.getTime() + SERIES_MS);
  const changedAt = new Date(series.changedAt);
  const summary = summaryOf(series, texts.walkover);
  // a deleted series has no page
  const url = series.week === null ? null : `${publicUrl}/series/${series.id}`;
  return {
    id: `series-${series.id}@${new URL(publicUrl).hostname}`,
    sequence: series.sequence,
    stamp: changedAt,
    lastModified: changedAt,
    ...timesOf(start, end),
    summary: series.isCancelled ? texts.cancelled(summary) : summary,
    description: descriptionOf(series, language, url),
    url,
    status: series.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/**
 * Times of Swedish clocks. In autumn one hour comes twice; its second time is written in UTC, because the clock's time
 * would mean the first.
 */
function timesOf(start: Date, end: Date): { start: Date | string; end: Date | string; timezone: string | null } {
  const readings = [start, end].map((instant) => StockholmTime.format(instant).replace(' ', 'T'));
  const [first = '', last = ''] = readings;
  const isPlain = StockholmTime.parse(first).getTime() === start.getTime();
  const endsPlain = StockholmTime.parse(last).getTime() === end.getTime();
  return isPlain && endsPlain ? { start: first, end: last, timezone: TIME_ZONE } : { start, end, timezone: null };
}

/** "Alfa – Beta", with the games once it is played: "Alfa 3–1 Beta". */
export function summaryOf(
  {
    home,
    away,
    homeGames,
    awayGames,
    walkover,
  }: Pick<CalendarSeries, 'home' | 'away' | 'homeGames' | 'awayGames' | 'walkover'>,
  walkoverWord: string,
): string {
  if (homeGames === null || awayGames === null) return `${home} – ${away}`;
  return `${home} ${homeGames}–${awayGames} ${away}${walkover ? ` (${walkoverWord})` : ''}`;
}

function descriptionOf(series: CalendarSeries, language: SiteLanguage, url: string | null): string {
  const texts = FEED_TEXTS[language];
  const place = [series.division, seasonIn(language, series.season)];
  if (series.week !== null) place.push(texts.week(series.week));
  return [place.join(', '), series.isStreamed ? texts.streamed : null, url].filter((line) => line !== null).join('\n');
}
