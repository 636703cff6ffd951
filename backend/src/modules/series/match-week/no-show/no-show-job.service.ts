import { Injectable, Logger } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { Every } from '../../../../platform/jobs.ts';
import { NoShowAnnouncements } from './no-show-announcements.service.ts';

const MINUTE_MS = 60_000;

/** Tells of claims that staff decided with another tool, each once over all instances (R27). */
@Injectable()
export class NoShowJobService {
  private readonly log = new Logger('WeekNoShow');

  constructor(
    private readonly db: Db,
    private readonly announcements: NoShowAnnouncements,
  ) {}

  /** Does what is due now. */
  @Every('no-shows', MINUTE_MS)
  async run(): Promise<void> {
    await this.db.transaction(() => this.announcements.tellDecided());
  }
}
