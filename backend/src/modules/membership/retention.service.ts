import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { repeat } from '../../platform/repeat.ts';
import { MembershipRepository } from './membership.repository.ts';

const HOUR_MS = 3_600_000;
/** The privacy page says at most so long after the membership; no one records its end, so it counts from its beginning. */
const SSN_KEPT_MONTHS = 12;

/**
 * Erases, once an hour, the personal identity numbers that have been kept for as long as was promised. Several instances
 * may do it; there is nothing to do twice.
 */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Retention');
  private stop = (): void => undefined;

  constructor(
    private readonly memberships: MembershipRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeat(() => this.sweep(), HOUR_MS, this.log, 'not swept');
  }

  onApplicationShutdown(): void {
    this.stop();
  }

  /** Answers how many numbers were erased. */
  async sweep(): Promise<number> {
    const erased = await this.memberships.eraseNumbers(SSN_KEPT_MONTHS, this.clock.now());
    if (erased > 0) this.log.log(`${erased} personal identity numbers erased`);
    return erased;
  }
}
