import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import { announcementOf } from '../../domain/messages/news-announcement.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { MessageWriter } from '../chat/message-writer.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import type { HeldEntry, Outcome } from '../outbox/outbox.ts';
import { Performers } from '../outbox/performers.ts';
import { NewsAnnouncementsRepository } from './news-announcements.repository.ts';

/** News in the chat: each post at most once, when readers can see it. */
@Injectable()
export class NewsAnnouncementsService implements OnModuleInit {
  constructor(
    private readonly announcements: NewsAnnouncementsRepository,
    private readonly outbox: OutboxService,
    private readonly performers: Performers,
    private readonly writer: MessageWriter,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.performers.register('announce-news', (entry, signal) => this.perform(entry, signal));
  }

  /** Is there a channel for news? */
  get isPossible(): boolean {
    return this.config.discord.newsChannel !== null;
  }

  /**
   * Makes the announcement of a saved post as its writer wants it, in the caller's transaction: asked for, moved to the
   * post's new time, or taken back while it is not sent. A draft has none. `isWanted` undefined: as it is. Refuses an
   * announcement where the chat has no channel for it (INVALID_INPUT).
   */
  async settle(postId: number, title: string, publishedAt: Date | null, isWanted: boolean | undefined): Promise<void> {
    const isAsked = await this.announcements.exists(postId);
    const key = keyOf(postId);
    if (publishedAt === null || isWanted === false) {
      if (isAsked && (await this.outbox.withdraw(key))) await this.announcements.delete(postId);
      return;
    }
    if (isAsked) return this.outbox.move(key, publishedAt);
    if (isWanted !== true) return;
    if (!this.isPossible) throw new LeagueError('INVALID_INPUT', 'api.news.no-channel', { field: 'isAnnounced' });
    await this.announcements.insert(postId);
    const notBefore = publishedAt.toISOString();
    await this.outbox.intend({
      key,
      kind: 'announce-news',
      subject: key,
      about: title,
      payload: { postId },
      notBefore,
    });
  }

  private async perform({ payload, createdAt, mayBeDone }: HeldEntry, signal: AbortSignal): Promise<Outcome> {
    const { postId } = payload as { postId: number };
    const roomId = this.config.discord.newsChannel;
    const post = await this.announcements.findPublished(postId);
    if (!post || roomId === null) return {};
    const text = announcementOf(post, this.config.publicUrl);
    const wanted = { roomId, text, key: keyOf(postId), since: createdAt, mayBeWritten: mayBeDone };
    return { result: await this.writer.write(wanted, signal) };
  }
}

const keyOf = (postId: number): string => `news:${postId}`;
