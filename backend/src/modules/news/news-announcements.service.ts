import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import { announcementOf } from '../../domain/messages/news-announcement.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { MessageWriter } from '../chat/message-writer.ts';
import { OutboxService } from '../messages/outbox/outbox.service.ts';
import type { LeasedEntry, Outcome } from '../messages/outbox/outbox.ts';
import { Performers } from '../messages/outbox/performers.ts';
import { NewsAnnouncementsRepository } from './news-announcements.repository.ts';

/**
 * News in the chat: one message for each post whose writer wants it, from the minute in which readers see the post. The
 * message follows the post: its words change with it, and it goes when the post does.
 */
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
    this.performers.register('announce-news', (entry, signal) => this.announce(entry, signal));
    this.performers.register('retract-news', (entry, signal) => this.retract(entry, signal));
  }

  /** Is there a channel for news? */
  get isPossible(): boolean {
    return this.config.discord.newsChannel !== null;
  }

  /**
   * Whether a post is to be told of. A draft is not. Refuses a new wish where the chat has no channel for it
   * (INVALID_INPUT).
   */
  wish({ isDraft, isAnnounced }: { isDraft: boolean; isAnnounced?: boolean | undefined }, stands: boolean): boolean {
    if (isDraft) return false;
    if (isAnnounced && !stands && !this.isPossible) {
      throw new LeagueError('INVALID_INPUT', 'api.news.no-channel', { field: 'isAnnounced' });
    }
    return isAnnounced ?? stands;
  }

  /**
   * Brings the message of a post in line with what is stored, in the caller's transaction, after the post was written,
   * deleted or brought back: it is written in its minute, gets the post's new words, or is taken away.
   */
  async settle(postId: number): Promise<void> {
    await this.announcements.lockAnnouncement(postId);
    const [post, messageId] = [
      await this.announcements.findWanted(postId),
      await this.announcements.findMessage(postId),
    ];
    const isOut = (await this.announcements.findPublished(postId)) !== null;
    if (messageId !== null && !isOut) await this.takeAway(postId, messageId);
    const key = keyOf(postId);
    if (!post) {
      await this.outbox.withdraw(key);
      return;
    }
    await this.outbox.move(key, post.publishedAt);
    const notBefore = post.publishedAt.toISOString();
    await this.outbox.intend({
      key,
      kind: 'announce-news',
      subject: key,
      about: post.title,
      payload: { postId },
      notBefore,
    });
  }

  private async announce(entry: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { postId } = entry.payload as { postId: number };
    const roomId = this.config.discord.newsChannel;
    const post = await this.announcements.findPublished(postId);
    if (!post || roomId === null) return {};
    const text = announcementOf(post, this.config.publicUrl);
    const known = await this.announcements.findMessage(postId);
    if (known !== null) {
      await this.writer.edit(roomId, known, text, signal);
      return { result: known };
    }
    const { createdAt, mayBeDone } = entry;
    // a message that is written again after it was taken away is another one
    const key = `${keyOf(postId)}:${createdAt.getTime()}`;
    const wanted = { roomId, text, key, since: createdAt, mayBeWritten: mayBeDone };
    const messageId = await this.writer.write(wanted, signal);
    return { result: messageId, record: () => this.remember(postId, messageId) };
  }

  /** The post may have changed while its message was written. */
  private async remember(postId: number, messageId: string): Promise<void> {
    await this.announcements.lockAnnouncement(postId);
    await this.announcements.saveMessage(postId, messageId);
    if (!(await this.announcements.findPublished(postId))) await this.takeAway(postId, messageId);
  }

  private async takeAway(postId: number, messageId: string): Promise<void> {
    await this.announcements.forgetMessage(postId);
    const key = `${keyOf(postId)}:gone:${messageId}`;
    await this.outbox.intend({ key, kind: 'retract-news', subject: key, payload: { messageId } });
  }

  private async retract({ payload }: LeasedEntry, signal: AbortSignal): Promise<Outcome> {
    const { messageId } = payload as { messageId: string };
    const roomId = this.config.discord.newsChannel;
    if (roomId !== null) await this.writer.delete(roomId, messageId, signal);
    return {};
  }
}

const keyOf = (postId: number): string => `news:${postId}`;
