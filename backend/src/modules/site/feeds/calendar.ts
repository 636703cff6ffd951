import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { LEAGUE } from '../../../platform/config/league.ts';
import { divisionIn, languageTag, seasonIn, type SiteLanguage } from '../../../domain/site-language.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { isolatedName } from '../../../domain/text.ts';
import { FEED_TEXTS } from './feed-texts.ts';
import type { CalendarOf, CalendarSeries } from './feeds.repository.ts';

const TIME_ZONE = 'Europe/Stockholm';
/** The length of a series of five games. */
const SERIES_MS = 3_600_000;
/** How often calendar programs should look again: a series can be moved on its own day. */
const REFRESH = 'PT1H';

/** The publisher of the calendar: the site's address without a trailing slash, and the language. */
export interface Publisher {
  publicUrl: string;
  language: SiteLanguage;
  /** For readers who hide results: events say who plays, and never how it ended (R40). */
  hidesResults?: boolean;
}

/** The calendar as a file (RFC 5545), in Swedish time. A series' UID never changes. */
export function calendarFile({ name: stored, nameEng, season, series }: CalendarOf, publisher: Publisher): string {
  const { language } = publisher;
  const name = divisionIn(language, { name: stored, nameEng });
  const subject = season === null ? name : `${name}, ${seasonIn(language, season)}`;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${LEAGUE.name}//calendar//${languageTag(language).toUpperCase()}`);
  calendar.addPropertyWithValue('method', 'PUBLISH');
  // of the name and the interval, some programs read the older properties and some those of RFC 7986
  calendar.addProperty(textProperty('name', FEED_TEXTS[language].calendar(subject)));
  calendar.addProperty(textProperty('x-wr-calname', FEED_TEXTS[language].calendar(subject)));
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(REFRESH));
  calendar.addPropertyWithValue('x-published-ttl', REFRESH);
  if (series.length > 0) calendar.addSubcomponent(timeZone());
  for (const one of series) calendar.addSubcomponent(eventOf(one, publisher));
  return `${calendar.toString()}\r\n`;
}

/** The package escapes only what it knows to be a text. */
function textProperty(name: string, value: string): ICAL.Property {
  const property = new ICAL.Property(name);
  property.resetType('text');
  property.setValue(value);
  return property;
}

/** The rules of the time zone, under the name that the events use: the library has Stockholm under Berlin's name. */
function timeZone(): ICAL.Component {
  const [block = ''] = tzlib_get_ical_block(TIME_ZONE);
  return ICAL.Component.fromString(block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${TIME_ZONE}`));
}

function eventOf(stored: CalendarSeries, { publicUrl, language, hidesResults }: Publisher): ICAL.Component {
  const texts = FEED_TEXTS[language];
  const series = hidesResults ? { ...stored, homeGames: null, awayGames: null, walkover: null } : stored;
  const start = new Date(series.startsAt);
  const changedAt = utc(new Date(series.changedAt));
  const summary = summaryOf(series, language);
  const url = `${publicUrl}/series/${series.id}`;
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `series-${series.id}@${new URL(publicUrl).hostname}`);
  event.addPropertyWithValue('sequence', series.sequence);
  event.addPropertyWithValue('dtstamp', changedAt);
  event.addPropertyWithValue('last-modified', changedAt);
  addTimes(event, start, new Date(start.getTime() + SERIES_MS));
  event.addPropertyWithValue('summary', series.isCancelled ? texts.cancelled(summary) : summary);
  event.addPropertyWithValue('description', descriptionOf(series, language, url));
  event.addPropertyWithValue('url', url);
  event.addPropertyWithValue('status', series.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  return event;
}

/**
 * Times of Swedish clocks. In autumn one hour comes twice; then both are written in UTC, because the clock's time would mean the
 * first for some programs, and the second for others.
 */
function addTimes(event: ICAL.Component, start: Date, end: Date): void {
  const times = { dtstart: start, dtend: end };
  const isPlain = Object.values(times).every((at) => StockholmTime.parseTime(reading(at)).getTime() === at.getTime());
  for (const [name, at] of Object.entries(times)) {
    if (!isPlain) event.addPropertyWithValue(name, utc(at));
    else event.addPropertyWithValue(name, local(at)).setParameter('tzid', TIME_ZONE);
  }
}

const reading = (at: Date): string => StockholmTime.formatTime(at).replace(' ', 'T');
const local = (at: Date): ICAL.Time => ICAL.Time.fromDateTimeString(`${reading(at)}:00`);
const utc = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(at, true);

/** What tells who plays, and how it ended. */
type Summarised = Pick<CalendarSeries, 'home' | 'away' | 'homeGames' | 'awayGames' | 'walkover' | 'isAnnulled'>;

/** "Alfa – Beta", with the games once it is played: "Alfa 3–1 Beta". A result that counts for no team says so. */
export function summaryOf(series: Summarised, language: SiteLanguage): string {
  const { homeGames, awayGames, walkover, isAnnulled } = series;
  const texts = FEED_TEXTS[language];
  const [home, away] = [isolatedName(series.home), isolatedName(series.away)];
  if (homeGames === null || awayGames === null) return `${home} – ${away}`;
  const marks = [walkover && texts.walkover, isAnnulled && texts.annulled].filter(Boolean).join(', ');
  return `${home} ${homeGames}–${awayGames} ${away}${marks && ` (${marks})`}`;
}

/** Where a series is played: its division, its season and its week. */
export function placeOf(
  {
    division: name,
    divisionEng: nameEng,
    season,
    week,
  }: Pick<CalendarSeries, 'division' | 'divisionEng' | 'season' | 'week'>,
  language: SiteLanguage,
): string {
  const division = divisionIn(language, { name, nameEng });
  return [isolatedName(division), seasonIn(language, season), FEED_TEXTS[language].week(week)].join(', ');
}

function descriptionOf(series: CalendarSeries, language: SiteLanguage, url: string): string {
  const texts = FEED_TEXTS[language];
  return [placeOf(series, language), series.isStreamed ? texts.streamed : null, url]
    .filter((line) => line !== null)
    .join('\n');
}
