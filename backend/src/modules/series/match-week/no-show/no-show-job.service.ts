import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { repeat } from '../../../../platform/repeat.ts';
import { NoShowAnnouncements } from './no-show-announcements.service.ts';

const MINUTE_MS = 60_000;

/** Tells of claims that staff decided with another tool, each once over all instances (R27). */
@Injectable()
export class NoShowJobService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('WeekNoShow');
  private stop = (): void => undefined;

  constructor(
    private readonly db: Db,
    private readonly announcements: NoShowAnnouncements,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeat(() => this.run(), MINUTE_MS, this.log, 'not told');
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  /** Does what is due now. */
  async run(): Promise<void> {
    await this.db.transaction(() => this.announcements.tellDecided());
  }
}
