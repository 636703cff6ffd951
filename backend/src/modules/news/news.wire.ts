import * as StockholmTime from '../../domain/stockholm-time.ts';
import type { AdminNewsPost, NewsCard, NewsPostPage } from './news.ts';

const toWireTime = (instant: string): string => StockholmTime.format(new Date(instant));

/** A row of GET /api/news/page. */
export const toNewsWireRow = (post: NewsCard) => ({
  customUrl: post.slug,
  title: post.title,
  datetime: toWireTime(post.publishedAt),
  description: post.description,
  thumbnail: post.thumbnail,
  image: post.image,
  author_nickname: post.authorName,
});

/** GET /api/news/{customUrl}. */
export const toNewsPostWire = (post: NewsPostPage) => ({ ...toNewsWireRow(post), text: post.content });

/** GET /api/news/count. */
export const toNewsCountWire = (count: number) => ({ no_of_news: count });

/** A row of GET /api/admin/news/get; a draft has no datetime. */
export const toAdminNewsWireRow = (post: AdminNewsPost) => ({
  id: post.id,
  title: post.title,
  datetime: post.publishedAt && toWireTime(post.publishedAt),
  category: post.category,
  author: post.authorName,
  customUrl: post.slug,
});
