import { Injectable } from '@nestjs/common';
import type { WeekTopic } from '../../../domain/match-week/week-topic.ts';
import type { Notice } from '../../../domain/messages/notices.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { OutboxService } from '../../messages/outbox/outbox.service.ts';
import type { Captain } from './captain-message.ts';

/** What captains are told, on the site and in the chat. */
export interface Told {
  /** Names it: with the captain, it is the key of the message in the chat. */
  key: string;
  notice: Notice;
  inChat: string;
  /** What the notice leads to. The division's admin may try again what the chat refused. */
  divisionId: number | null;
  seriesId?: number;
  topic?: WeekTopic;
}

/** Tells captains: a notice on the site, and a direct message in the chat. */
@Injectable()
export class TellCaptainsService {
  constructor(
    private readonly notices: NotificationsService,
    private readonly outbox: OutboxService,
  ) {}

  /** In the caller's transaction; the chat's part is done after the commit. */
  async tell(captains: readonly Captain[], { key, notice, inChat, divisionId, seriesId, topic }: Told): Promise<void> {
    const place = seriesId === undefined ? { divisionId } : { seriesId, ...(topic ? { topic } : {}) };
    await this.notices.notifyAll(
      captains.map(({ userId }) => userId),
      notice,
      place,
    );
    await this.outbox.intendAll(
      captains.map(({ userId, discordId, team }) => ({
        key: `${key}:${userId}`,
        kind: 'direct-message',
        subject: `user:${userId}`,
        about: team,
        payload: { discordId, text: inChat },
        divisionId,
      })),
    );
  }
}
