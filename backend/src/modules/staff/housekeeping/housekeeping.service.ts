import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { OldCounts } from '../../../platform/limits/old-counts.ts';
import { Every } from '../../../platform/jobs.ts';
import { ImageIntake } from '../../content/media/image-intake.service.ts';
import { PageViewsService } from '../../site/page-views/page-views.service.ts';
import { SessionsService } from '../../auth/sessions.service.ts';
import { OldActs } from './old-acts.ts';

const HOUR_MS = 3_600_000;
/** How long ended sessions are stored. A spent token that is used later than this raises no alarm. */
const KEPT_MS = 30 * 24 * HOUR_MS;
/** A picture that was never accepted is deleted after this time. */
const PENDING_IMAGES_MS = 90 * 24 * HOUR_MS;

/**
 * Deletes, once an hour, data that is no longer needed. Several instances may do it: the second finds nothing to
 * delete.
 */
@Injectable()
export class HousekeepingService {
  private readonly log = new Logger('Housekeeping');

  constructor(
    private readonly sessions: SessionsService,
    private readonly counts: OldCounts,
    private readonly images: ImageIntake,
    private readonly acts: OldActs,
    private readonly views: PageViewsService,
    private readonly clock: Clock,
  ) {}

  @Every('cleaning', HOUR_MS)
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.sessions.forgetEndedBefore(new Date(now - KEPT_MS));
    await this.counts.sweep();
    await this.images.discardBefore(new Date(now - PENDING_IMAGES_MS));
    await this.acts.sweep();
    await this.views.sweep();
  }
}
