import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { nameOrder } from '../../platform/db/name-sql.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import type { FeedPost, NewsCard, NewsCategoryRef, NewsPostPage, NewsSlice } from './news.ts';
import { CARD_SQL, MAY_TELL_RESULTS_SQL, newsTablesSql } from './news-card.read.ts';

const CARD = `select ${CARD_SQL}, ${instantSql('n.published_at')} as "publishedAt",
  ${MAY_TELL_RESULTS_SQL} as "mayTellResults"`;

/** SQL condition: the post is published. Drafts have no time, and coming posts a later one. */
const PUBLISHED = 'n.published_at <= $1';

const OF_CATEGORY = '($2::int is null or n.category_id = $2)';

const NEWEST_FIRST = 'n.published_at desc, n.id desc';

// the posts are chosen first, so that the authors of the others are not looked up
const PAGE = namedRead<NewsCard>(
  'news-page',
  `${CARD} from ${newsTablesSql(`(select * from news_post n where ${PUBLISHED} and ${OF_CATEGORY}
    order by ${NEWEST_FIRST} limit $3 offset $4)`)} order by ${NEWEST_FIRST}`,
);

const COUNT = namedRead<{ total: number }>(
  'news-count',
  `select count(*)::int as total from news_post n where ${PUBLISHED} and ${OF_CATEGORY}`,
);

const FEED = namedRead<FeedPost>(
  'news-feed',
  `${CARD}, ${instantSql('greatest(n.published_at, n.changed_at)')} as "updatedAt"
     from ${newsTablesSql(`(select * from news_post n where ${PUBLISHED} order by ${NEWEST_FIRST} limit $2)`)}
    order by ${NEWEST_FIRST}`,
);

const POST = namedRead<NewsPostPage>(
  'news-post',
  `${CARD}, n.content from ${newsTablesSql()} where ${PUBLISHED} and n.slug = $2`,
);

/** Of two posts that had the address, the one that was renamed last. */
const RENAMED = namedRead<NewsPostPage>(
  'renamed-news-post',
  `${CARD}, n.content from ${newsTablesSql()} where ${PUBLISHED} and $2 = any(n.former_slugs)
    order by n.changed_at desc, n.id desc limit 1`,
);

const CATEGORIES = namedRead<NewsCategoryRef>(
  'news-categories',
  `select id, name from news_category order by ${nameOrder('name')}, id`,
);

/**
 * Reads what visitors see of the news, with one statement for each method. `now` is the caller's time, the same that
 * cached answers use.
 */
@Injectable()
export class NewsRepository {
  constructor(private readonly db: Db) {}

  /** Posts, the newest first. */
  findPage(now: Date, { categoryId, first, offset }: NewsSlice): Promise<NewsCard[]> {
    return this.db.read(PAGE, [now, categoryId, first, offset]);
  }

  async count(now: Date, categoryId: number | null): Promise<number> {
    const [row] = await this.db.read(COUNT, [now, categoryId]);
    return row?.total ?? 0;
  }

  /** The newest posts, for the feed. */
  findFeed(now: Date, first: number): Promise<FeedPost[]> {
    return this.db.read(FEED, [now, first]);
  }

  /** The post that has the address, or else the one that had it. */
  async findBySlug(now: Date, slug: string): Promise<NewsPostPage | null> {
    const [post] = await this.db.read(POST, [now, slug]);
    return post ?? (await this.db.read(RENAMED, [now, slug]))[0] ?? null;
  }

  /** The categories, in Swedish alphabetical order. */
  findCategories(): Promise<NewsCategoryRef[]> {
    return this.db.read(CATEGORIES);
  }
}
