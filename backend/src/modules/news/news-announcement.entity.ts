import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The message that tells of a post in the chat. It outlives its post, because it must be taken away after it. */
@Entity('news_announcement')
export class NewsAnnouncement {
  @PrimaryColumn('integer', { name: 'post_id', primaryKeyConstraintName: 'news_announcement_pk' })
  postId: number;

  /** The message's id in the chat. */
  @Column('text', { name: 'message_id' })
  messageId: string;
}
