import { Injectable } from '@nestjs/common';
import { KEY_USE_DAYS } from '../../domain/partners/api-key.ts';
import { Clock } from '../clock.ts';
import { InstanceReport } from '../operations/instance-report.ts';
import { KeyBuckets } from './key-buckets.ts';
import { KeyUse } from './key-use.ts';
import { RateLimiter } from './rate-limiter.ts';

const DAY_MS = 24 * 3_600_000;

/** How long it is stored that an instance ran, and what errors and slow statements there were. */
const REPORTS_MS = 3 * DAY_MS;

/** Deletes what the limits and the operator's page no longer need, for the hourly cleaning. */
@Injectable()
export class OldCounts {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly buckets: KeyBuckets,
    private readonly use: KeyUse,
    private readonly reports: InstanceReport,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    await this.limiter.sweep();
    await this.buckets.sweep();
    const now = this.clock.now().getTime();
    await this.use.forgetBefore(new Date(now - KEY_USE_DAYS * DAY_MS));
    await this.reports.forgetBefore(new Date(now - REPORTS_MS));
  }
}
