import { Injectable } from '@nestjs/common';
import { noSuchPost } from '../../domain/publishing/news.ts';
import { Clock } from '../../platform/clock.ts';
import type { FeedPost, NewsCard, NewsCategoryRef, NewsPostPage, NewsSlice } from './news.ts';
import { NewsRepository } from './news.repository.ts';

/** The longest page. The cost limit of GraphQL documents is based on it. */
const LONGEST_PAGE = 100;
/** More posts than a league writes in many years. Longer lists continue on their next page. */
export const MOST_AT_ONCE = 1000;
/** The highest offset. There is nothing after it, and the database does not count further. */
const FURTHEST = 2_000_000_000;

/**
 * What visitors see of the news. The same clock decides what is published and how long answers are cached, so a post is
 * visible from its minute on: in every list, count and search.
 */
@Injectable()
export class NewsService {
  constructor(
    private readonly news: NewsRepository,
    private readonly clock: Clock,
  ) {}

  /** At most 100 posts, the newest first, and the number of posts on all pages where it is wanted. */
  async page(slice: NewsSlice, { isCounted = true } = {}): Promise<{ items: NewsCard[]; total: number | null }> {
    const now = this.clock.now();
    const [items, total] = await Promise.all([
      this.news.findPage(now, bounded(slice, LONGEST_PAGE)),
      isCounted ? this.news.count(now, slice.categoryId) : null,
    ]);
    return { items, total };
  }

  /** At most 1000 posts, the newest first. */
  list(slice: NewsSlice): Promise<NewsCard[]> {
    return this.news.findPage(this.clock.now(), bounded(slice, MOST_AT_ONCE));
  }

  /** The newest posts, for the feed. */
  feed(first: number): Promise<FeedPost[]> {
    return this.news.findFeed(this.clock.now(), first);
  }

  count(categoryId: number | null): Promise<number> {
    return this.news.count(this.clock.now(), categoryId);
  }

  /** A post by its address, also an earlier one; upper and lower case are the same. null when there is no published one. */
  findBySlug(slug: string): Promise<NewsPostPage | null> {
    // no address has other characters, and PostgreSQL cannot store a NUL in a text
    return /^[a-z0-9-]{1,80}$/i.test(slug)
      ? this.news.findBySlug(this.clock.now(), slug.toLowerCase())
      : Promise.resolve(null);
  }

  /** The same, but refuses an unknown address (NOT_FOUND). */
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
