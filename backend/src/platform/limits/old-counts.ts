import { Injectable } from '@nestjs/common';
import { KEY_USE_DAYS } from '../../domain/partners/api-key.ts';
import { Clock } from '../clock.ts';
import { KeyBuckets } from './key-buckets.ts';
import { KeyUse } from './key-use.ts';
import { RateLimiter } from './rate-limiter.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes what the limits no longer need, for the hourly cleaning. */
@Injectable()
export class OldCounts {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly buckets: KeyBuckets,
    private readonly use: KeyUse,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    await this.limiter.sweep();
    await this.buckets.sweep();
    await this.use.forgetBefore(new Date(this.clock.now().getTime() - KEY_USE_DAYS * DAY_MS));
  }
}
