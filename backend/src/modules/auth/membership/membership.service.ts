import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Member from '../../../domain/people/member-application.ts';
import type { MemberApplication, TypedApplication } from '../../../domain/people/member-application.ts';
import { Clock } from '../../../platform/clock.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { BlindIndex } from '../../../platform/crypto/blind-index.ts';
import { Sealer } from '../../../platform/crypto/sealer.ts';
import { RateLimiter, type Limit } from '../../../platform/limits/rate-limiter.ts';
import { MembershipRepository } from './membership.repository.ts';
import { aboutMember } from './sealed-ssn.ts';

const HOUR = 3600;
/**
 * The time that every answer takes, in milliseconds. It is more than any of them needs, so that the time reveals
 * nothing (T69).
 */
const ANSWER_MS = 250;

/** Membership of the association (R13). */
@Injectable()
export class MembershipService {
  private readonly log = new Logger('Membership');
  private readonly limit: Limit;

  constructor(
    private readonly memberships: MembershipRepository,
    private readonly sealer: Sealer,
    private readonly index: BlindIndex,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    config: AppConfig,
  ) {
    this.limit = { name: 'save-member', calls: config.memberLimit, seconds: HOUR };
  }

  /**
   * Makes a person a member. Refuses impossible details (INVALID_INPUT with the field, CONSENT_MISSING, UNDER_AGE), too
   * many applications from one address in an hour (TOO_MANY_REQUESTS), and a number or an e-mail address that is
   * already registered (ALREADY_MEMBER). An incomplete form does not count towards the limit.
   */
  async apply(typed: TypedApplication, caller: string): Promise<void> {
    const now = this.clock.now();
    const application = Member.assertApplication(typed, now);
    await this.limiter.take(this.limit, caller);
    const [stored] = await Promise.allSettled([this.store(application, now), sleep(ANSWER_MS)]);
    if (stored.status === 'rejected') throw stored.reason;
  }

  private async store({ ssn, ...application }: MemberApplication, now: Date): Promise<void> {
    const id = await this.memberships.nextId();
    const sealed = {
      ssnCipher: this.sealer.seal(ssn.canonical, aboutMember(id)),
      ssnIndex: this.index.of('ssn', ssn.canonical),
      ssnMasked: ssn.masked,
      isSsnDoubtful: !ssn.hasRightCheckDigit,
    };
    try {
      await this.memberships.insertMembership({ id, ...application, ...sealed }, now);
    } catch (error) {
      // the log does not say who: many of these in a row mean that a person is trying out numbers
      if (error instanceof LeagueError) this.log.warn('an application for someone who is known already');
      throw error;
    }
  }
}
