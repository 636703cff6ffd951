import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Partnership from '../../../domain/partners/partner.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import type { ListedPartner } from './partner.ts';
import { PartnersRepository } from './partners.repository.ts';

const APPLICATIONS = { name: 'partner-applications', calls: 5, seconds: 3600 };
/** What a partner makes, replaces and sends. */
const ACTS = { name: 'partner-acts', calls: 60, seconds: 3600 };
const DAY_MS = 24 * 3_600_000;

/** Accounts apply for partner access (R48). What staff decide stands in `partner-decisions.service.ts`. */
@Injectable()
export class PartnersService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly partners: PartnersRepository,
    private readonly notifications: NotificationsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** What the caller has applied for; null when they have not. */
  async own({ userId }: Actor): Promise<ListedPartner | null> {
    return userId === null ? null : this.partners.findByUser(userId);
  }

  /**
   * The caller applies, also again after a denial. Admins are told. Refuses an impossible application (INVALID_INPUT), and an
   * account that has applied or is a partner (ALREADY_REQUESTED).
   */
  async apply(actor: Actor, typed: Partnership.Application): Promise<ListedPartner> {
    const application = Partnership.assertApplication(typed);
    const userId = signedIn(actor);
    await this.limiter.take(APPLICATIONS, String(userId));
    return this.db.transaction(async () => {
      const present = await this.partners.lockByUser(userId);
      Partnership.assertMayApply(present?.status ?? null);
      if (present) await this.partners.renewApplication(present.id, application, this.clock.now());
      else await this.partners.insertApplication(userId, application, this.clock.now());
      const admins = await this.partners.findAdminIds();
      await this.notifications.notifyAll(admins, Partnership.PARTNER_APPLIED, {});
      return (await this.partners.findByUser(userId)) as ListedPartner;
    });
  }

  /** The caller takes back an application that waits. Refuses one that is decided (NOTHING_CHANGED), and none (NOT_FOUND). */
  withdraw(actor: Actor, version: number): Promise<void> {
    return this.db.transaction(async () => {
      const present = await this.partners.lockByUser(signedIn(actor));
      if (!present) throw new LeagueError('NOT_FOUND', 'api.partner.not-found');
      assertVersion(version, present.version, 'api.partner.changed-meanwhile');
      Partnership.assertStands(present.status, 'pending');
      await this.partners.deleteById(present.id);
    });
  }

  /** The caller as a partner whom staff have accepted. Refuses all others (NOT_A_PARTNER). */
  async active(actor: Actor): Promise<ListedPartner> {
    const partner = await this.own(actor);
    Partnership.assertIsPartner(partner?.status ?? null);
    return partner as ListedPartner;
  }

  /** The same before the partner makes or sends something, of which there is a number for each hour (TOO_MANY_REQUESTS). */
  async acting(actor: Actor): Promise<ListedPartner> {
    const partner = await this.active(actor);
    await this.limiter.take(ACTS, String(partner.userId));
    return partner;
  }

  /** The same, locked until the transaction ends, so that nobody makes more than they may have. */
  async lockActive(actor: Actor): Promise<ListedPartner> {
    const partner = await this.partners.lockByUser(signedIn(actor));
    Partnership.assertIsPartner(partner?.status ?? null);
    return partner as ListedPartner;
  }

  /** For the hourly cleaning: what was denied long ago. */
  forgetDenied(): Promise<void> {
    return this.partners.deleteDeniedBefore(new Date(this.clock.now().getTime() - Partnership.DENIED_DAYS * DAY_MS));
  }
}

function signedIn({ userId }: Actor): number {
  if (userId === null) throw new LeagueError('NOT_A_PARTNER', 'api.partner.is-none');
  return userId;
}
