import { Injectable } from '@nestjs/common';
import { NO_LONGER, NO_LONGER_IN_BOTH } from '../../../domain/messages/corrections.ts';
import { NewsAnnouncementsService } from '../../news/news-announcements.service.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { OutboxService } from '../../messages/outbox/outbox.service.ts';
import { SeriesNoticesService } from '../../series/plan/series-notices.service.ts';
import type { StoredScore } from '../../series/plan/stored-score.ts';
import type { StoredChange } from './undo.ts';

/** What left the league before an act was taken back is followed by a correction (R19). */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly notices: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly news: NewsAnnouncementsService,
    private readonly series: SeriesNoticesService,
  ) {}

  /** The results of the series that these changes are about. `send` compares them with those that stand again. */
  resultsOf(changes: readonly StoredChange[]): Promise<StoredScore[]> {
    return this.series.results([...idsIn(changes, 'series')]);
  }

  /**
   * Corrects the notices and the chat messages of some transactions and their changes, in the caller's transaction. `before` are
   * the results before the acts were taken back.
   */
  async send(
    setIds: readonly number[],
    changes: readonly StoredChange[],
    before: readonly StoredScore[],
  ): Promise<void> {
    await this.notices.correct(setIds, NO_LONGER);
    await this.outbox.correct(setIds, { inRooms: NO_LONGER.sv, toPeople: NO_LONGER_IN_BOTH });
    // after the corrections: it takes the place of one about the result
    await this.series.tellBack(before);
    for (const id of idsIn(changes, 'news_post')) await this.news.settle(id);
  }
}

/** The ids of the rows of a table, in order. */
const idsIn = (changes: readonly StoredChange[], of: string): Set<number> =>
  new Set(
    changes
      .filter(({ table }) => table === of)
      .map(({ key }) => Number(key))
      .toSorted((a, b) => a - b),
  );
