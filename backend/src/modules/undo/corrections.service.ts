import { Injectable } from '@nestjs/common';
import { NO_LONGER, NO_LONGER_IN_BOTH } from '../../domain/messages/corrections.ts';
import { NewsAnnouncementsService } from '../news/news-announcements.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import type { StoredChange } from './undo.ts';

/** What left the league before an act was taken back is followed by a correction (R19). */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly notices: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly news: NewsAnnouncementsService,
  ) {}

  /** Corrects the notices and the chat messages of some transactions and their changes, in the caller's transaction. */
  async send(setIds: readonly number[], changes: readonly StoredChange[]): Promise<void> {
    await this.notices.correct(setIds, NO_LONGER);
    await this.outbox.correct(setIds, { inRooms: NO_LONGER.sv, toPeople: NO_LONGER_IN_BOTH });
    const posts = changes.filter(({ table }) => table === 'news_post').map(({ key }) => Number(key));
    for (const id of [...new Set(posts)].toSorted((a, b) => a - b)) await this.news.settle(id);
  }
}
