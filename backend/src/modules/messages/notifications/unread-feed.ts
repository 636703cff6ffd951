import { Injectable, Logger } from '@nestjs/common';
import { ChannelFeed } from '../../../platform/db/channel-feed.ts';
import { DbListener } from '../../../platform/db/listener.ts';
import type { WakeSignal } from '../../../platform/wake-signal.ts';
import { NotificationsRepository } from './notifications.repository.ts';

const RETRY_MS = 1000;

/** The number of an account's unread notices, each time that it changes. */
@Injectable()
export class UnreadFeed {
  private readonly log = new Logger('UnreadFeed');
  private readonly feed: ChannelFeed;

  constructor(
    listener: DbListener,
    private readonly notifications: NotificationsRepository,
  ) {
    this.feed = new ChannelFeed(listener, 'notification');
  }

  /** The present number, and then each new number, until the reader stops. */
  of(userId: number): AsyncIterableIterator<number> {
    let last: number | null = null;
    return this.feed.of(String(userId), async (signal) => {
      const unread = await this.count(userId, signal);
      if (unread === null || unread === last) return null;
      last = unread;
      return unread;
    });
  }

  /** The number; null when the database does not answer. Then it is asked again a moment later. */
  private async count(userId: number, signal: WakeSignal): Promise<number | null> {
    try {
      return await this.feed.shared(String(userId), () => this.notifications.countUnread(userId));
    } catch (error) {
      this.log.warn(`not counted: ${error instanceof Error ? error.message : String(error)}`);
      signal.setIn(RETRY_MS);
      return null;
    }
  }
}
