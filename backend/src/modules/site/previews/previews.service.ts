import { Injectable } from '@nestjs/common';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import type { RuleBookName, TextPageName } from '../../content/content-files.ts';
import { ContentService } from '../../content/content.service.ts';
import { NewsService } from '../../news/news.service.ts';
import { ContestPreviewsService } from './contest-previews.service.ts';
import { ListPreviewsService } from './list-previews.service.ts';
import { newsPreview, postPreview, quietPostPreview } from './news-previews.ts';
import { nothingAt, pagePreview } from './page-previews.ts';
import { isId } from './pages.ts';
import type { Preview, Subject } from './preview.ts';
import { ProfilePreviewsService } from './profile-previews.service.ts';

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

/** Makes previews of the site's pages, with one statement for most of them, and two for what an address shows beside. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly contests: ContestPreviewsService,
    private readonly profiles: ProfilePreviewsService,
    private readonly lists: ListPreviewsService,
    private readonly news: NewsService,
    private readonly content: ContentService,
  ) {}

  /** The preview of a page; for an unknown thing, a preview that says so. */
  async of(subject: Subject, language: SiteLanguage): Promise<Preview> {
    const { kind } = subject;
    if (kind === 'page') return this.ofPage(subject, language);
    return (await this.find(subject, language)) ?? nothingAt(kind, language);
  }

  private async ofPage({ key, shown = '', hidesResults }: Subject, language: SiteLanguage): Promise<Preview> {
    const preview = pagePreview(key, language, this.writtenAbout(key, language));
    const picture = hidesResults ? null : await this.lists.pictureOf(key, shown, language);
    return picture ? { ...preview, picture } : preview;
  }

  /** What a page of our own texts says about itself; null for other pages. */
  private writtenAbout(route: string, language: SiteLanguage): string | null {
    const text = TEXT_PAGES[route];
    if (text) return this.content.page(text, language).description;
    const book = RULE_BOOKS[route];
    return book ? this.content.book(book, language).description : null;
  }

  private async find(subject: Subject, language: SiteLanguage): Promise<Preview | null> {
    const { kind, key, hidesResults = false } = subject;
    if (kind === 'division') return this.contests.ofDivision(subject, language);
    if (kind === 'news') return this.findNews(key, language);
    if (kind === 'post') {
      const post = await this.news.findBySlug(key);
      return post && (hidesResults && post.mayTellResults ? quietPostPreview(post, language) : postPreview(post));
    }
    if (kind === 'teams' || kind === 'players') return this.profiles.pair(kind, key, language);
    if (!isId(key)) return null;
    const id = Number(key);
    if (kind === 'series') return this.contests.ofSeries(id, subject, language);
    return kind === 'team' ? this.profiles.team(id, subject, language) : this.profiles.player(id, subject, language);
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
}
