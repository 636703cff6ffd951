import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LeagueError } from '../../../domain/league-error.ts';
import { seasonIn, type SiteLanguage } from '../../../domain/site-language.ts';
import { stockholmDate } from '../../../domain/stockholm-time.ts';
import { Clock } from '../../../platform/clock.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { CallBuckets } from '../../../platform/limits/call-buckets.ts';
import { textOf } from '../previews/page-texts.ts';
import { countedPage } from './counted-page.ts';
import type { DayOfPage, PageViews, ReadPage, StoredReadPage } from './page-views.ts';
import { PageViewsRepository } from './page-views.repository.ts';

/** How long views are counted in memory before they are stored. A process that crashes loses as much. */
const TOGETHER_MS = 10_000;
/** The most pages in memory. What else is read before they are stored is not counted. */
const MOST_AT_ONCE = 2000;
/** A page's other reads cost an address about ten of its units; so many views has a minute of its own. */
const UNITS_OF_A_VIEW = 10;
/** How many days are kept (docs/operations.md). */
export const VIEW_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/**
 * Counts how often pages are read, for those who allow it: a number for each page and day, and nothing about the reader (T126).
 * The sums of ten seconds are stored at once; several instances add to the same rows.
 */
@Injectable()
export class PageViewsService implements BeforeApplicationShutdown {
  private readonly log = new Logger('PageViews');
  private readonly buckets: CallBuckets;
  private counted = new Map<string, DayOfPage>();

  constructor(
    private readonly views: PageViewsRepository,
    private readonly clock: Clock,
    config: AppConfig,
  ) {
    this.buckets = new CallBuckets(Math.max(1, Math.floor(config.readLimit / UNITS_OF_A_VIEW)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.store().catch((error: Error) => this.log.warn(`page views not stored: ${error.message}`));
  }

  /**
   * Counts that the page at a path was read. Any other path is ignored.
   * @param caller whose limit it takes from; it is not kept
   * @throws TOO_MANY_REQUESTS when an address counts faster than people read
   */
  count(path: string, caller: string): void {
    const retryAfter = this.buckets.take(caller, this.clock.steady());
    if (retryAfter > 0) {
      throw new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', { params: { retryAfter } });
    }
    const page = countedPage(path);
    if (page) this.add({ ...page, day: stockholmDate(this.clock.now()), views: 1 });
  }

  /** Stores what was counted since the last time. What could not be stored is tried again the next time. */
  @Interval(TOGETHER_MS)
  async store(): Promise<void> {
    const pages = [...this.counted.values()];
    if (pages.length === 0) return;
    this.counted = new Map();
    try {
      await this.views.add(pages, this.clock.now());
    } catch (error) {
      for (const page of pages) this.add(page);
      throw error;
    }
  }

  /** What was read in the last `length` days, today included. */
  async ofDays(length: number, language: SiteLanguage): Promise<PageViews> {
    const now = this.clock.now();
    const today = stockholmDate(now);
    const { days, pages } = await this.views.find(dayBefore(today, length - 1), today, now);
    const total = days.reduce((sum, { views }) => sum + views, 0);
    return { days, total, pages: pages.map((page) => readPage(page, language)) };
  }

  /** Deletes what is kept no longer, for the hourly cleaning. */
  async sweep(): Promise<void> {
    await this.views.deleteBefore(dayBefore(stockholmDate(this.clock.now()), VIEW_DAYS));
  }

  private add(more: DayOfPage): void {
    const name = `${more.day} ${more.route} ${more.key}`;
    const known = this.counted.get(name);
    if (known) known.views += more.views;
    else if (this.counted.size < MOST_AT_ONCE) this.counted.set(name, more);
  }
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The page with its title and address, in a reader's language. */
function readPage({ route, views, name, season, address }: StoredReadPage, language: SiteLanguage): ReadPage {
  if (name === null) return { title: textOf(route).title[language], path: pathOf(route), views };
  const title = season === null ? name : `${name}, ${seasonIn(language, season)}`;
  return { title, path: `/${route.split('/')[1] ?? ''}/${address ?? ''}`, views };
}

/** The address of a route without what it can leave out; null when it cannot. */
function pathOf(route: string): string | null {
  const path = route.replace(/\/:\w+\?/g, '');
  return path.includes(':') ? null : path || '/';
}
