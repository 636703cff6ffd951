import { Injectable } from '@nestjs/common';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import { Clock } from '../../../platform/clock.ts';
import type { RuleBookName, TextPageName } from '../../content/content-files.ts';
import { ContentService } from '../../content/content.service.ts';
import { SeriesService } from '../../series/series.service.ts';
import { StandingsService } from '../../stats/standings/standings.service.ts';
import { NewsService } from '../../news/news.service.ts';
import { newsPreview, postPreview, quietPostPreview } from './news-previews.ts';
import {
  divisionPreview,
  goalPreview,
  nothingAt,
  pagePreview,
  pairPreview,
  playerPreview,
  seriesPreview,
  teamPreview,
  withoutResult,
} from './page-previews.ts';
import { isId } from './pages.ts';
import type { Preview, Subject } from './preview.ts';
import { PreviewsRepository } from './previews.repository.ts';

const TEXT_PAGES: Readonly<Record<string, TextPageName>> = {
  '/help-us': 'help-us',
  '/merch': 'merch',
  '/cookies-and-privacy-policy': 'privacy',
};
const RULE_BOOKS: Readonly<Record<string, RuleBookName>> = {
  '/rules': 'rules',
  '/code-of-conduct': 'code-of-conduct',
  '/statutes': 'statutes',
};

/** The number of posts on a page of the list. */
const NEWS_ON_A_PAGE = 9;

/** Makes previews of the site's pages, with one statement for each page, two for the news. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly previews: PreviewsRepository,
    private readonly series: SeriesService,
    private readonly standings: StandingsService,
    private readonly news: NewsService,
    private readonly content: ContentService,
    private readonly clock: Clock,
  ) {}

  /** The preview of a page; for an unknown thing, a preview that says so. */
  async of(subject: Subject, language: SiteLanguage): Promise<Preview> {
    const { kind, key, hidesResults } = subject;
    if (kind === 'page') return pagePreview(key, language, this.writtenAbout(key, language));
    const found = (await this.find(subject, language)) ?? nothingAt(kind, language);
    return hidesResults ? { ...found, hidesResults } : found;
  }

  /** What a page of our own texts says about itself; null for other pages. */
  private writtenAbout(route: string, language: SiteLanguage): string | null {
    const text = TEXT_PAGES[route];
    if (text) return this.content.page(text, language).description;
    const book = RULE_BOOKS[route];
    return book ? this.content.book(book, language).description : null;
  }

  private async find(subject: Subject, language: SiteLanguage): Promise<Preview | null> {
    const { kind, key, goal, hidesResults = false } = subject;
    if (kind === 'division') return this.findDivision(subject, language);
    if (kind === 'news') return this.findNews(key, language);
    if (kind === 'post') {
      const post = await this.news.findBySlug(key);
      return post && (hidesResults && post.mayTellResults ? quietPostPreview(post, language) : postPreview(post));
    }
    if (kind === 'teams' || kind === 'players') return this.findPair(kind, key, language);
    if (!isId(key)) return null;
    if (kind === 'series') {
      const series = await this.series.findById(Number(key));
      if (!series) return null;
      if (hidesResults) return seriesPreview(withoutResult(series), language);
      return goal ? goalPreview(series, goal, language) : seriesPreview(series, language);
    }
    if (kind === 'team') {
      const team = await this.previews.findTeam(Number(key), this.clock.now());
      return team && teamPreview(Number(key), team, language);
    }
    const player = await this.previews.findPlayer(Number(key), this.clock.now());
    return player && playerPreview(player, language);
  }

  private async findPair(kind: 'teams' | 'players', key: string, language: SiteLanguage): Promise<Preview | null> {
    const [homeId, awayId] = key.split('-');
    if (!isId(homeId) || !isId(awayId)) return null;
    const pair = await this.previews.findPair(kind, Number(homeId), Number(awayId));
    return pair && pairPreview(kind, pair, language);
  }

  private async findNews(key: string, language: SiteLanguage): Promise<Preview | null> {
    const [, page, categoryId] = /^([1-9]\d{0,5})(?:-(\d+))?$/.exec(key) ?? [];
    if (page === undefined || (categoryId !== undefined && !isId(categoryId))) return null;
    const wanted = categoryId === undefined ? null : Number(categoryId);
    const category = wanted === null ? null : (await this.news.categories()).find(({ id }) => id === wanted);
    if (category === undefined) return null;
    const count = Number(page) === 1 ? 0 : await this.news.count(wanted);
    if (Number(page) > Math.max(1, Math.ceil(count / NEWS_ON_A_PAGE))) return null;
    return newsPreview(Number(page), category, language);
  }

  private async findDivision({ key, hidesResults }: Subject, language: SiteLanguage): Promise<Preview | null> {
    const [, season, discriminator = ''] = /^(\d+)-([a-z0-9-]+)$/.exec(key) ?? [];
    if (!isId(season)) return null;
    const division = await this.standings.pageOf({ discriminator, seasonId: Number(season) });
    return division && divisionPreview(division.page, hidesResults ? null : division.table, language);
  }
}
