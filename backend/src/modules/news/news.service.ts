import { Injectable } from '@nestjs/common';
import { noSuchPost } from '../../domain/publishing/news.ts';
import { Clock } from '../../platform/clock.ts';
import type { TablePage } from '../../platform/db/table-page.ts';
import type { NewsCard, NewsCategoryRef, NewsPostPage, NewsSlice } from './news.ts';
import { NewsRepository } from './news.repository.ts';

/** The longest page; what GraphQL says that a document may cost goes by it. */
const LONGEST_PAGE = 100;
/** All that a league writes in many years: longer lists go on with their next page. */
export const MOST_AT_ONCE = 1000;
/** Beyond is nothing, and the database counts no further. */
const FURTHEST = 2_000_000_000;

/**
 * What visitors see of the news. What is published is told by the same clock as how long answers are kept, so a post is
 * there from its minute on: in every list, count and search, whatever was answered before.
 */
@Injectable()
export class NewsService {
  constructor(
    private readonly news: NewsRepository,
    private readonly clock: Clock,
  ) {}

  /** The newest first, at most 100, and how many there are on all pages together. */
  async page(slice: NewsSlice): Promise<TablePage<NewsCard>> {
    const now = this.clock.now();
    const [items, total] = await Promise.all([
      this.news.findPage(now, bounded(slice, LONGEST_PAGE)),
      this.news.count(now, slice.categoryId),
    ]);
    return { items, total };
  }

  /** The newest first, at most 1000. */
  list(slice: NewsSlice): Promise<NewsCard[]> {
    return this.news.findPage(this.clock.now(), bounded(slice, MOST_AT_ONCE));
  }

  count(categoryId: number | null): Promise<number> {
    return this.news.count(this.clock.now(), categoryId);
  }

  /** By its address, in whatever case; null when there is none to be seen. */
  findBySlug(slug: string): Promise<NewsPostPage | null> {
    // no address has anything else, and PostgreSQL has no text with a NUL in it
    return /^[a-z0-9-]{1,80}$/i.test(slug)
      ? this.news.findBySlug(this.clock.now(), slug.toLowerCase())
      : Promise.resolve(null);
  }

  /** The same. Refuses with NOT_FOUND. */
  async bySlug(slug: string): Promise<NewsPostPage> {
    const post = await this.findBySlug(slug);
    if (!post) throw noSuchPost();
    return post;
  }

  categories(): Promise<NewsCategoryRef[]> {
    return this.news.findCategories();
  }
}

const bounded = ({ first, offset, categoryId }: NewsSlice, most: number): NewsSlice => ({
  first: Math.min(Math.max(first, 1), most),
  offset: Math.min(Math.max(offset, 0), FURTHEST),
  categoryId,
});
