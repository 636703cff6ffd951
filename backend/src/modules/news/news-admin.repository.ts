import { Injectable } from '@nestjs/common';
import { categoryInUse, categoryTaken, noSuchCategory, slugTaken } from '../../domain/publishing/news.ts';
import { Db } from '../../platform/db/db.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { rowsOf } from '../../platform/db/table-page.ts';
import type { AdminNewsFilter, AdminNewsPost, NewsSort } from './news.ts';
import { CARD_SQL, FROM_SQL } from './news-card.read.ts';

/** A post's own columns. */
export interface StoredPost {
  categoryId: number;
  slug: string;
  title: string;
  description: string;
  content: string;
  thumbnail: string | null;
  image: string | null;
  publishedAt: Date | null;
}

/** The same with what a save must name. */
export interface HeldPost extends StoredPost {
  version: number;
}

const POST = `select ${CARD_SQL}, n.content, n.version, ${instantSql('n.published_at')} as "publishedAt"`;

/** What has the `ilike` pattern $1 in its title, category, author or address; '' is everything. */
const MATCHES = `($1 = '' or n.title ilike $1 or c.name ilike $1 or n.slug ilike $1
  or coalesce(p.nickname, u.discord_username) ilike $1)`;

/** What is not published yet is newer than all that is. */
const SORTS: Record<NewsSort, string> = {
  title: 'lower(n.title)',
  date: `coalesce(n.published_at, 'infinity')`,
  category: 'lower(c.name)',
  author: 'lower(coalesce(p.nickname, u.discord_username))',
  slug: 'n.slug',
};

const COLUMNS = `category_id = $2, slug = $3, title = $4, description = $5, content = $6, thumbnail = $7, image = $8, published_at = $9`;

/** The news as staff have them. Writing methods expect the transaction of their caller. */
@Injectable()
export class NewsAdminRepository {
  constructor(private readonly db: Db) {}

  /** `pattern` is for `ilike`, or '' for all. The newest first among equals. */
  findTable(pattern: string, { sort, isDescending, ...slice }: AdminNewsFilter): Promise<AdminNewsPost[]> {
    const { limit, offset } = rowsOf(slice);
    const order = `${SORTS[sort]} ${isDescending ? 'desc' : 'asc'} nulls last, n.id desc`;
    return this.db.query(`${POST} ${FROM_SQL} where ${MATCHES} order by ${order} limit $2 offset $3`, [
      pattern,
      limit,
      offset,
    ]);
  }

  async count(pattern: string): Promise<number> {
    const sql = `select count(*)::int as total ${FROM_SQL} where ${MATCHES}`;
    return (await this.db.query<{ total: number }>(sql, [pattern]))[0]?.total ?? 0;
  }

  async findById(id: number): Promise<AdminNewsPost | null> {
    return (await this.db.query<AdminNewsPost>(`${POST} ${FROM_SQL} where n.id = $1`, [id]))[0] ?? null;
  }

  async lockById(id: number): Promise<HeldPost | null> {
    const sql = `select category_id as "categoryId", slug, title, description, content, thumbnail, image,
                        published_at as "publishedAt", version from news_post where id = $1 for update`;
    return (await this.db.query<HeldPost>(sql, [id]))[0] ?? null;
  }

  /** Nobody else makes an address of a title until the ambient transaction ends. */
  async lockSlugs(): Promise<void> {
    await this.db.query(`select pg_advisory_xact_lock(hashtextextended('news-slug', 0))`);
  }

  async isSlugTaken(slug: string, exceptId: number | null): Promise<boolean> {
    const sql = 'select 1 from news_post where slug = $1 and id is distinct from $2::int';
    return (await this.db.query(sql, [slug, exceptId])).length > 0;
  }

  async insert(authorUserId: number, post: StoredPost): Promise<number> {
    const rows = await this.db
      .query<{ id: number }>(
        `insert into news_post (author_user_id, category_id, slug, title, description, content, thumbnail, image, published_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
        [authorUserId, ...valuesOf(post)],
      )
      .catch(translate);
    return rows[0]?.id as number;
  }

  async update(id: number, post: StoredPost): Promise<void> {
    await this.db
      .query(`update news_post set ${COLUMNS}, version = version + 1 where id = $1`, [id, ...valuesOf(post)])
      .catch(translate);
  }

  async delete(id: number): Promise<void> {
    await this.db.query('delete from news_post where id = $1', [id]);
  }

  async findCategoryName(id: number): Promise<string | null> {
    const sql = 'select name from news_category where id = $1';
    return (await this.db.query<{ name: string }>(sql, [id]))[0]?.name ?? null;
  }

  /** Its name; null when there is no such category. */
  async lockCategory(id: number): Promise<string | null> {
    const sql = 'select name from news_category where id = $1 for update';
    return (await this.db.query<{ name: string }>(sql, [id]))[0]?.name ?? null;
  }

  async insertCategory(name: string): Promise<number> {
    const rows = await this.db
      .query<{ id: number }>('insert into news_category (name) values ($1) returning id', [name])
      .catch(translate);
    return rows[0]?.id as number;
  }

  async renameCategory(id: number, name: string): Promise<void> {
    await this.db.query('update news_category set name = $2 where id = $1', [id, name]).catch(translate);
  }

  /** Refuses with CATEGORY_IN_USE one that has posts. */
  async deleteCategory(id: number): Promise<void> {
    await this.db
      .query('delete from news_category where id = $1', [id])
      .catch((error: unknown) => translateConstraint(error, { news_post_category_fk: categoryInUse }));
  }
}

const valuesOf = (post: StoredPost): unknown[] => [
  post.categoryId,
  post.slug,
  post.title,
  post.description,
  post.content,
  post.thumbnail,
  post.image,
  post.publishedAt,
];

const translate = (error: unknown): never =>
  translateConstraint(error, {
    news_post_slug_unique: slugTaken,
    news_post_category_fk: noSuchCategory,
    news_category_name_unique: categoryTaken,
  });
