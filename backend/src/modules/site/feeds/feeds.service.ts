import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import { Clock } from '../../../platform/clock.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import type { CachedResponse } from '../../../platform/web/cached/cached-response.ts';
import { CachedResponses } from '../../../platform/web/cached/cached-responses.ts';
import type { FeedPost } from '../../news/news.ts';
import { NewsService } from '../../news/news.service.ts';
import { atomFeed, type FeedEntry } from './atom.ts';
import { calendarFile, placeOf, summaryOf } from './calendar.ts';
import { FEED_TEXTS } from './feed-texts.ts';
import { FeedsRepository, type CalendarOf, type ReportedSeries } from './feeds.repository.ts';

/** The things that have a calendar. */
export const CALENDAR_SUBJECTS = ['team', 'division', 'player', 'series'] as const;
export type CalendarSubject = (typeof CALENDAR_SUBJECTS)[number];

/** Whom a calendar is for. */
export interface Readers {
  language: SiteLanguage;
  hidesResults: boolean;
}

/** The number of entries in a feed. */
const FEED_SIZE = 30;

/** Calendars and feeds, which programs other than browsers subscribe to. They are cached until the league changes. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly feeds: FeedsRepository,
    private readonly news: NewsService,
    private readonly kept: CachedResponses,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** The calendar of a team, a division, a player or one series; refuses an unknown id. */
  async calendar(subject: CalendarSubject, id: number, readers: Readers): Promise<CachedResponse> {
    const { publicUrl } = this.config;
    const { language, hidesResults } = readers;
    const name = `calendar ${subject} ${id} ${language}${hidesResults ? ' hidden' : ''}`;
    const document = await this.kept.find(name, async () => {
      const calendar = await this.seriesOf(subject, id);
      return calendar && calendarFile(calendar, { publicUrl, ...readers });
    });
    if (!document) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
    return document;
  }

  /** The latest results. */
  async results(path: string, language: SiteLanguage): Promise<CachedResponse | null> {
    const { publicUrl } = this.config;
    return this.kept.find(`results ${language}`, async () => {
      const entries = (await this.feeds.findLatest(FEED_SIZE)).map((series) => resultEntry(series, language));
      return atomFeed({ path, title: FEED_TEXTS[language].results, entries }, { publicUrl, language });
    });
  }

  /** The news. A post is in the feed from its minute on, as on the pages. */
  async posts(path: string, language: SiteLanguage): Promise<CachedResponse | null> {
    const { publicUrl } = this.config;
    return this.kept.find(`news ${language}`, async () => {
      const entries = (await this.news.feed(FEED_SIZE)).map(postEntry);
      return atomFeed({ path, title: FEED_TEXTS[language].news, entries }, { publicUrl, language });
    });
  }

  private seriesOf(subject: CalendarSubject, id: number): Promise<CalendarOf | null> {
    const now = this.clock.now();
    if (subject === 'team') return this.feeds.findOfTeam(id, now);
    if (subject === 'series') return this.feeds.findOfSeries(id, now);
    return subject === 'division' ? this.feeds.findOfDivision(id, now) : this.feeds.findOfPlayer(id, now);
  }
}

const postEntry = (post: FeedPost): FeedEntry => ({
  path: `/post/${post.slug}`,
  idPath: `/post/${post.id}`,
  title: post.title,
  summary: post.description,
  updatedAt: new Date(post.updatedAt),
  publishedAt: new Date(post.publishedAt),
});

function resultEntry(series: ReportedSeries, language: SiteLanguage): FeedEntry {
  return {
    path: `/series/${series.id}`,
    title: summaryOf(series, language),
    summary: placeOf(series, language),
    updatedAt: new Date(series.reportedAt),
  };
}
