import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { OldCounts } from '../../platform/limits/old-counts.ts';
import { repeat } from '../../platform/repeat.ts';
import { AuditService } from '../audit/audit.service.ts';
import { ImageIntake } from '../media/image-intake.service.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import { SessionsService } from '../auth/sessions.service.ts';

const HOUR_MS = 3_600_000;
/** How long ended sessions are stored. A spent token that is used later than this raises no alarm. */
const KEPT_MS = 30 * 24 * HOUR_MS;
/** A picture that was never accepted is deleted after this time. */
const PENDING_IMAGES_MS = 90 * 24 * HOUR_MS;
/** How long an act can be taken back (R19). */
const UNDO_MS = 400 * 24 * HOUR_MS;
/** How long a corrected, merged or ended membership can be (R13). */
const MEMBER_UNDO_MS = 90 * 24 * HOUR_MS;

/**
 * Deletes, once an hour, data that is no longer needed. Several instances may do it: the second finds nothing to
 * delete.
 */
@Injectable()
export class HousekeepingService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Housekeeping');
  private stop = (): void => undefined;

  constructor(
    private readonly sessions: SessionsService,
    private readonly counts: OldCounts,
    private readonly images: ImageIntake,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeat(() => this.sweep(), HOUR_MS, this.log, 'not swept');
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.sessions.forgetEndedBefore(new Date(now - KEPT_MS));
    await this.counts.sweep();
    await this.images.discardBefore(new Date(now - PENDING_IMAGES_MS));
    await this.outbox.forgetDoneBefore(new Date(now - KEPT_MS));
    await this.audit.forgetErased();
    await this.audit.forgetChangesBefore(new Date(now - UNDO_MS));
    await this.audit.forgetMembersBefore(new Date(now - MEMBER_UNDO_MS));
  }
}
