import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { Notice } from '../../../domain/messages/notices.ts';
import { Clock } from '../../../platform/clock.ts';
import type { NotificationPage } from './notification.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import type { NoticeRefs, TeamNotice, TeamNoticeRefs } from './notifications.repository.ts';

const MOST_ON_A_PAGE = 100;

/** Notices to people. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly clock: Clock,
  ) {}

  /** Stores a notice to an account, in the caller's transaction. Does nothing without an account. */
  async notify(userId: number | null, { sv, en }: Notice, refs: NoticeRefs = {}): Promise<void> {
    if (userId !== null) await this.notifications.insertNotification({ ...refs, userId, sv, en });
  }

  /** The same notice to several accounts. */
  async notifyAll(userIds: readonly number[], notice: Notice, refs: TeamNoticeRefs): Promise<void> {
    if (userIds.length > 0) await this.notifications.insertForAll(userIds, notice, refs);
  }

  /**
   * Stores a notice to every player of some teams, in the caller's transaction. Each team has its own notice, by the
   * team's id.
   */
  notifyTeams(notices: ReadonlyMap<number, Notice>, refs: TeamNoticeRefs): Promise<void> {
    return this.notifyEachTeam([...notices].map(([teamId, { sv, en }]) => ({ ...refs, teamId, sv, en })));
  }

  /** The same, for notices about different things. */
  async notifyEachTeam(notices: readonly TeamNotice[]): Promise<void> {
    if (notices.length > 0) await this.notifications.insertForTeams(notices);
  }

  /**
   * Tells everyone who got a notice from these transactions that it no longer holds, in the caller's transaction.
   * `before` stands before the notice's text.
   */
  correct(setIds: readonly number[], before: Notice): Promise<void> {
    return this.notifications.correct(setIds, before);
  }

  /** A page of the caller's notices, newest first: at most `first`, 1 to 100, older than `before` if given. */
  async page({ userId }: Actor, first: number, before: number | null): Promise<NotificationPage> {
    if (userId === null) return { items: [], nextBefore: null, unread: 0 };
    const size = Math.min(Math.max(first, 1), MOST_ON_A_PAGE);
    const [rows, unread] = await Promise.all([
      this.notifications.findPage(userId, before, size + 1),
      this.notifications.countUnread(userId),
    ]);
    const items = rows.slice(0, size);
    return { items, nextBefore: rows.length > size ? (items.at(-1)?.id ?? null) : null, unread };
  }

  /** The number of the caller's unread notices. */
  async unread({ userId }: Actor): Promise<number> {
    return userId === null ? 0 : this.notifications.countUnread(userId);
  }

  /** Marks all of the caller's notices as read, and returns how many were unread. */
  async markRead({ userId }: Actor): Promise<number> {
    return userId === null ? 0 : this.notifications.markAllRead(userId, this.clock.now());
  }
}
