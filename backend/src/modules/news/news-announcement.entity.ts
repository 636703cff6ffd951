import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NewsPost } from './news-post.entity.ts';

/** A post that is, or will be, announced in the chat. */
@Entity('news_announcement')
@ForeignKey(() => NewsPost, ['postId'], ['id'], { name: 'news_announcement_post_fk', onDelete: 'CASCADE' })
export class NewsAnnouncement {
  @PrimaryColumn('integer', { name: 'post_id', primaryKeyConstraintName: 'news_announcement_pk' })
  postId: number;

  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;
}
