import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { categoryInUse, categoryTaken, noSuchCategory, slugTaken } from '../../../domain/publishing/news.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { rowsOf } from '../../../platform/db/table-page.ts';
import { newId } from '../../../platform/db/written.ts';
import type { AdminNewsFilter, AdminNewsPost, NewsSort } from '../news.ts';
import { CARD_SQL, newsTablesSql } from '../news-card.read.ts';
import { NewsCategory } from '../news-category.entity.ts';
import { NewsPost } from '../news-post.entity.ts';

/** A post's own columns. */
export type StoredPost = Omit<NewsPost, 'id' | 'authorUserId' | 'version' | 'formerSlugs' | 'changedAt' | 'createdAt'>;

/** A post that is about to change: its columns, the version that a save must send, and the addresses that it had. */
export interface LockedPost extends Pick<NewsPost, 'version' | 'formerSlugs'> {
  post: StoredPost;
}

const FOR_UPDATE = { mode: 'pessimistic_write' } as const;

const POST = `select ${CARD_SQL}, n.content, n.version,
  coalesce(n.is_announced, false) as "isAnnounced", ${instantSql('n.published_at')} as "publishedAt"`;

const ONE = namedRead<AdminNewsPost>('admin-news-post', `${POST} from ${newsTablesSql()} where n.id = $1`);

const AUTHOR = 'coalesce(p.nickname, u.discord_username)';

/** SQL condition: the title, category, author or address matches the pattern $1 of `searchTextSql`; '' finds all. */
const MATCHES = `($1 = '' or ${searchTextSql('n.title')} like $1 or ${searchTextSql('c.name')} like $1 or n.slug like $1
  or ${searchTextSql(AUTHOR)} like $1)`;

/** Posts that are not published yet count as the newest. */
const SORTS: Record<NewsSort, string> = {
  title: nameOrder('n.title'),
  date: `coalesce(n.published_at, 'infinity')`,
  category: nameOrder('c.name'),
  author: nameOrder(AUTHOR),
  slug: 'n.slug',
};

/** Storage of the news, for staff. Methods that write need the caller's transaction. */
@Injectable()
export class NewsAdminRepository {
  constructor(private readonly db: Db) {}

  /** `pattern` is for `searchTextSql`; '' finds all. Equal rows are sorted by time, the newest first. */
  findTable(pattern: string, { sort, isDescending, ...slice }: AdminNewsFilter): Promise<AdminNewsPost[]> {
    const { limit, offset } = rowsOf(slice);
    const order = `${SORTS[sort]} ${isDescending ? 'desc' : 'asc'} nulls last, n.id desc`;
    return this.db.query(`${POST} from ${newsTablesSql()} where ${MATCHES} order by ${order} limit $2 offset $3`, [
      pattern,
      limit,
      offset,
    ]);
  }

  async count(pattern: string): Promise<number> {
    const sql = `select count(*)::int as total from ${newsTablesSql()} where ${MATCHES}`;
    return (await this.db.query<{ total: number }>(sql, [pattern]))[0]?.total ?? 0;
  }

  async findById(id: number): Promise<AdminNewsPost | null> {
    return (await this.db.read(ONE, [id]))[0] ?? null;
  }

  async lockById(id: number): Promise<LockedPost | null> {
    const post = await this.db.repo(NewsPost).findOne({ where: { id }, lock: FOR_UPDATE });
    return post && { post: columnsOf(post), version: post.version, formerSlugs: post.formerSlugs };
  }

  /** Locks addresses: until the ambient transaction ends, no one else makes one of a title. */
  async lockSlugs(): Promise<void> {
    await this.db.advisoryLock('news-slug');
  }

  isSlugTaken(slug: string, exceptId: number | null): Promise<boolean> {
    return this.db.repo(NewsPost).existsBy(exceptId === null ? { slug } : { slug, id: Not(exceptId) });
  }

  async insertPost(authorUserId: number, post: StoredPost): Promise<number> {
    const inserted = await this.db
      .repo(NewsPost)
      .insert({ ...columnsOf(post), authorUserId })
      .catch(translate);
    return newId(inserted);
  }

  async update(id: number, post: StoredPost, change: Pick<NewsPost, 'formerSlugs' | 'changedAt'>): Promise<void> {
    await this.db
      .repo(NewsPost)
      .update(id, { ...columnsOf(post), ...change, version: () => 'version + 1' })
      .catch(translate);
  }

  async delete(id: number): Promise<void> {
    await this.db.repo(NewsPost).delete(id);
  }

  async findCategoryName(id: number): Promise<string | null> {
    return (await this.db.repo(NewsCategory).findOneBy({ id }))?.name ?? null;
  }

  /** The category's name; null for an unknown id. */
  async lockCategory(id: number): Promise<string | null> {
    return (await this.db.repo(NewsCategory).findOne({ where: { id }, lock: FOR_UPDATE }))?.name ?? null;
  }

  async insertCategory(name: string): Promise<number> {
    return newId(await this.db.repo(NewsCategory).insert({ name }).catch(translate));
  }

  async renameCategory(id: number, name: string): Promise<void> {
    await this.db.repo(NewsCategory).update(id, { name }).catch(translate);
  }

  /** Deletes a category. Refuses one that has posts (CATEGORY_IN_USE). */
  async deleteCategory(id: number): Promise<void> {
    await this.db
      .repo(NewsCategory)
      .delete(id)
      .catch((error: unknown) => translateConstraint(error, { news_post_category_fk: categoryInUse }));
  }
}

const columnsOf = (post: StoredPost): StoredPost => {
  const { categoryId, slug, title, description, content, thumbnail, image, publishedAt, isAnnounced } = post;
  return { categoryId, slug, title, description, content, thumbnail, image, publishedAt, isAnnounced };
};

const translate = (error: unknown): never =>
  translateConstraint(error, {
    news_post_slug_unique: slugTaken,
    news_post_category_fk: noSuchCategory,
    news_category_name_unique: categoryTaken,
  });
