import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Every } from '../../../platform/jobs.ts';
import { MembershipRepository } from './membership.repository.ts';

const HOUR_MS = 3_600_000;
/**
 * The privacy page promises this time after the membership's end. The end is not recorded, so the time counts from the
 * beginning.
 */
const SSN_KEPT_MONTHS = 12;

/**
 * Erases, once an hour, the personal identity numbers that have been stored for as long as was promised. Several
 * instances may do it: the second finds nothing to erase.
 */
@Injectable()
export class RetentionService {
  private readonly log = new Logger('Retention');

  constructor(
    private readonly memberships: MembershipRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns how many numbers were erased. */
  @Every('member-numbers', HOUR_MS)
  async sweep(): Promise<number> {
    const erased = await this.memberships.eraseNumbers(SSN_KEPT_MONTHS, this.clock.now());
    if (erased > 0) this.log.log(`${erased} personal identity numbers erased`);
    return erased;
  }
}
