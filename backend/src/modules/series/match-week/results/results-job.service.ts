import { Injectable, Logger } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { Every } from '../../../../platform/jobs.ts';
import { ResultsAnnouncements } from './results-announcements.service.ts';

const MINUTE_MS = 60_000;

/** Confirms what no one has answered, and tells of decisions, each once over all instances (R27). */
@Injectable()
export class ResultsJobService {
  private readonly log = new Logger('WeekResults');

  constructor(
    private readonly db: Db,
    private readonly announcements: ResultsAnnouncements,
  ) {}

  /** Does what is due now. */
  @Every('results', MINUTE_MS)
  async run(): Promise<void> {
    await this.db.transaction(() => this.announcements.confirmOverdue());
    await this.db.transaction(() => this.announcements.tellDecided());
  }
}
