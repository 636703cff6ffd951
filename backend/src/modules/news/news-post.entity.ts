import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../auth/users/user.entity.ts';
import { NewsCategory } from './news-category.entity.ts';

/** One news post. */
@Entity('news_post')
@Unique('news_post_slug_unique', ['slug'])
@Check('news_post_slug_check', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80`)
@Check('news_post_title_check', 'length(btrim(title)) between 1 and 120 and length(title) <= 120')
@Check('news_post_published_minute_check', 'mod(extract(epoch from published_at), 60) = 0')
@ForeignKey(() => NewsCategory, ['categoryId'], ['id'], { name: 'news_post_category_fk' })
@ForeignKey(() => User, ['authorUserId'], ['id'], { name: 'news_post_author_fk', onDelete: 'SET NULL' })
@Index('news_post_published_idx', ['publishedAt', 'id'])
@Index('news_post_category_idx', ['categoryId', 'publishedAt', 'id'])
@Index('news_post_author_idx', ['authorUserId'])
@Index('news_post_title_trgm_idx', { synchronize: false })
export class NewsPost {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'category_id' })
  categoryId: number;

  /** The post's address: small letters, digits and hyphens, so that two addresses never differ only by case. */
  @Column('text')
  slug: string;

  /** The addresses that it had when readers could see it; null when it had no other. */
  @Column('text', { name: 'former_slugs', array: true, nullable: true })
  formerSlugs: string[] | null;

  @Column('text')
  title: string;

  @Column('text', { default: '' })
  description: string;

  /** Markdown. */
  @Column('text')
  content: string;

  @Column('text', { nullable: true })
  thumbnail: string | null;

  @Column('text', { nullable: true })
  image: string | null;

  /** The writer; null when the account is deleted. */
  @Column('integer', { name: 'author_user_id', nullable: true })
  authorUserId: number | null;

  /** Readers see the post from this minute on; null for a draft. */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  /** It is told in the chat when readers see it; null, as in older stored changes: it is not. */
  @Column('boolean', { name: 'is_announced', nullable: true })
  isAnnounced: boolean | null;

  /** Grows by one with every save. */
  @Column('integer', { default: 1 })
  version: number;

  /** The last change; null when it was never changed. */
  @Column('timestamptz', { name: 'changed_at', nullable: true })
  changedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
