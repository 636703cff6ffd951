import { Injectable } from '@nestjs/common';
import { safeName } from '../../../domain/messages/chat.ts';
import type { Notice } from '../../../domain/messages/notices.ts';
import { mapSides } from '../../../domain/sides.ts';
import type { Sides } from '../../../domain/sides.ts';
import { RoomsService } from '../../chat/rooms.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { SeriesNoticesRepository } from './series-notices.repository.ts';

/**
 * Tells both teams of a series what staff have changed: each player gets a notice, and the series' chat room a message.
 */
@Injectable()
export class SeriesNoticesService {
  constructor(
    private readonly subjects: SeriesNoticesRepository,
    private readonly notices: NotificationsService,
    private readonly rooms: RoomsService,
  ) {}

  /**
   * Needs the caller's transaction; the notices are sent when it commits. `noticeOf` returns null when there is nothing
   * to tell.
   */
  async tell(seriesId: number, noticeOf: (names: Sides<string>) => Notice | null): Promise<void> {
    const subject = await this.subjects.findById(seriesId);
    const notice = subject && noticeOf(subject.names);
    if (!notice) return;
    await this.notices.notifyTeams(new Map(subject.teamIds.map((teamId) => [teamId, notice])), { seriesId });
    const said = noticeOf(mapSides(subject.names, (name) => safeName(name)));
    if (said) await this.rooms.say(seriesId, `v${subject.version}`, said.sv);
  }
}
