import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import type { AnnouncedPost } from '../../domain/messages/news-announcement.ts';
import { Db } from '../../platform/db/db.ts';
import { NewsAnnouncement } from './news-announcement.entity.ts';
import { NewsPost } from './news-post.entity.ts';

/** Storage of the messages that tell of news in the chat. */
@Injectable()
export class NewsAnnouncementsRepository {
  constructor(private readonly db: Db) {}

  /** Until the ambient transaction ends, no one else decides about the message of this post. */
  async lockAnnouncement(postId: number): Promise<void> {
    await this.db.advisoryLock(`news-announcement:${postId}`);
  }

  /** The id of the post's message; null when there is none. */
  async findMessage(postId: number): Promise<string | null> {
    return (await this.db.repo(NewsAnnouncement).findOneBy({ postId }))?.messageId ?? null;
  }

  async saveMessage(postId: number, messageId: string): Promise<void> {
    await this.db.repo(NewsAnnouncement).upsert({ postId, messageId }, ['postId']);
  }

  async forgetMessage(postId: number): Promise<void> {
    await this.db.repo(NewsAnnouncement).delete(postId);
  }

  /** A post that is to be told of, now or later; null for others. */
  async findWanted(id: number): Promise<{ title: string; publishedAt: Date } | null> {
    const post = await this.db.repo(NewsPost).findOne({
      select: { id: true, title: true, publishedAt: true },
      where: { id, isAnnounced: true },
    });
    return post?.publishedAt ? { title: post.title, publishedAt: post.publishedAt } : null;
  }

  /** The same when readers see it, by the database's clock like the outbox. */
  findPublished(id: number): Promise<AnnouncedPost | null> {
    return this.db.repo(NewsPost).findOne({
      select: { id: true, title: true, description: true, slug: true },
      where: { id, isAnnounced: true, publishedAt: Raw((at) => `${at} <= now()`) },
    });
  }
}
