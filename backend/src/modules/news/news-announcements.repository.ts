import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import type { AnnouncedPost } from '../../domain/messages/news-announcement.ts';
import { Db } from '../../platform/db/db.ts';
import { NewsAnnouncement } from './news-announcement.entity.ts';
import { NewsPost } from './news-post.entity.ts';

/** Storage of which news are announced in the chat. */
@Injectable()
export class NewsAnnouncementsRepository {
  constructor(private readonly db: Db) {}

  exists(postId: number): Promise<boolean> {
    return this.db.repo(NewsAnnouncement).existsBy({ postId });
  }

  async insert(postId: number): Promise<void> {
    await this.db.repo(NewsAnnouncement).insert({ postId });
  }

  async delete(postId: number): Promise<void> {
    await this.db.repo(NewsAnnouncement).delete(postId);
  }

  /** A post that readers see, by the database's clock like the outbox; null for a draft, a coming or a deleted one. */
  findPublished(id: number): Promise<AnnouncedPost | null> {
    return this.db.repo(NewsPost).findOne({
      select: { id: true, title: true, description: true, slug: true },
      where: { id, publishedAt: Raw((at) => `${at} <= now()`) },
    });
  }
}
