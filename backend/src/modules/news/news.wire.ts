import { ApiProperty } from '@nestjs/swagger';
import { SwedishTimeProperty } from '../../platform/rest/properties.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import type { AdminNewsPost, NewsCard, NewsPostPage } from './news.ts';

const toWireTime = (instant: string): string => StockholmTime.formatTime(new Date(instant));

/** A row of GET /api/news/page. */
export class NewsWire {
  @ApiProperty({ description: 'The name in addresses' }) customUrl: string;
  @ApiProperty() title: string;
  @SwedishTimeProperty() datetime: string;
  @ApiProperty() description: string;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) thumbnail: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Path under /api' }) image: string | null;
  @ApiProperty({ type: String, nullable: true }) author_nickname: string | null;
}

export const toNewsWireRow = (post: NewsCard): NewsWire => ({
  customUrl: post.slug,
  title: post.title,
  datetime: toWireTime(post.publishedAt),
  description: post.description,
  thumbnail: post.thumbnail,
  image: post.image,
  author_nickname: post.authorName,
});

/** GET /api/news/{customUrl}. */
export class NewsPostWire extends NewsWire {
  @ApiProperty({ description: 'Markdown' }) text: string;
}

export const toNewsPostWire = (post: NewsPostPage): NewsPostWire => ({ ...toNewsWireRow(post), text: post.content });

/** GET /api/news/count. */
export class NewsCountWire {
  @ApiProperty({ type: 'integer' }) no_of_news: number;
}

export const toNewsCountWire = (count: number): NewsCountWire => ({ no_of_news: count });

/** A row of GET /api/admin/news/categories/get. */
export class NewsCategoryWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
}

/** A row of GET /api/admin/news/get. */
export class AdminNewsWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() title: string;
  @SwedishTimeProperty({ nullable: true, description: 'null: a draft' }) datetime: string | null;
  @ApiProperty() category: NewsCategoryWire;
  @ApiProperty({ type: String, nullable: true }) author: string | null;
  @ApiProperty({ description: 'The name in addresses' }) customUrl: string;
}

export const toAdminNewsWireRow = (post: AdminNewsPost): AdminNewsWire => ({
  id: post.id,
  title: post.title,
  datetime: post.publishedAt && toWireTime(post.publishedAt),
  category: post.category,
  author: post.authorName,
  customUrl: post.slug,
});
