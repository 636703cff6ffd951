import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { repeat } from '../../../../platform/repeat.ts';
import { ResultsAnnouncements } from './results-announcements.service.ts';

const MINUTE_MS = 60_000;

/** Confirms what no one has answered, and tells of decisions, each once over all instances (R27). */
@Injectable()
export class ResultsJobService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('WeekResults');
  private stop = (): void => undefined;

  constructor(
    private readonly db: Db,
    private readonly announcements: ResultsAnnouncements,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeat(() => this.run(), MINUTE_MS, this.log, 'not confirmed');
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  /** Does what is due now. */
  async run(): Promise<void> {
    await this.db.transaction(() => this.announcements.confirmOverdue());
    await this.db.transaction(() => this.announcements.tellDecided());
  }
}
