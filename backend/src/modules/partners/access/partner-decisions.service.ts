import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import type { Notice } from '../../../domain/messages/notices.ts';
import * as Partnership from '../../../domain/partners/partner.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import type { ListedPartner, PartnerTarget } from './partner.ts';
import { PartnersRepository } from './partners.repository.ts';

/** Where a partner goes, and what is told. */
interface Step {
  act: Extract<StaffActName, `partner.${string}`>;
  to: Partnership.PartnerStatus;
  reason: string | null;
  notice: (name: string) => Notice;
}

/**
 * Admins accept, deny and stop partners, and let them go on (R48). Each act is one transaction with an entry in the audit, and can be
 * taken back; the partner is told.
 */
@Injectable()
export class PartnerDecisionsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly partners: PartnersRepository,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
  ) {}

  /** Those that wait first, then by name. */
  all(): Promise<ListedPartner[]> {
    return this.partners.findAll();
  }

  /**
   * From now on the account makes keys and webhooks. Refuses a partner who is unknown (NOT_FOUND), changed since the caller looked
   * (CHANGED_MEANWHILE) or is decided (NOTHING_CHANGED).
   */
  accept(actor: Actor, target: PartnerTarget): Promise<ListedPartner> {
    return this.decide(actor, target, 'pending', {
      act: 'partner.accept',
      to: 'accepted',
      reason: null,
      notice: Partnership.partnerAccepted,
    });
  }

  /** The account may apply again. Refuses the same, and no reason (INVALID_INPUT). */
  async deny(actor: Actor, target: PartnerTarget, text: string): Promise<ListedPartner> {
    const reason = Partnership.partnerReasonOf(text);
    const notice = (name: string): Notice => Partnership.partnerDenied(name, reason);
    return this.decide(actor, target, 'pending', { act: 'partner.deny', to: 'denied', reason, notice });
  }

  /** No key of the partner opens anything, and nothing is sent to its webhooks. Refuses the same as `deny`. */
  async stop(actor: Actor, target: PartnerTarget, text: string): Promise<ListedPartner> {
    const reason = Partnership.partnerReasonOf(text);
    const notice = (name: string): Notice => Partnership.partnerStopped(name, reason);
    return this.decide(actor, target, 'accepted', { act: 'partner.stop', to: 'stopped', reason, notice });
  }

  /** The keys that the partner had hold again, and its webhooks get what they missed. Refuses the same as `accept`. */
  resume(actor: Actor, target: PartnerTarget): Promise<ListedPartner> {
    return this.decide(actor, target, 'stopped', {
      act: 'partner.resume',
      to: 'accepted',
      reason: null,
      notice: Partnership.partnerResumed,
    });
  }

  private decide(
    actor: Actor,
    { id, version }: PartnerTarget,
    from: Partnership.PartnerStatus,
    { act, to, reason, notice }: Step,
  ): Promise<ListedPartner> {
    return this.db.transaction(async () => {
      const before = await this.partners.lockById(id);
      if (!before) throw new LeagueError('NOT_FOUND', 'api.partner.not-found');
      assertVersion(version, before.version, 'api.partner.changed-meanwhile');
      Partnership.assertStands(before.status, from);
      await this.partners.decide(id, { status: to, at: this.clock.now(), byUserId: actor.userId, reason });
      const after = (await this.partners.findById(id)) as ListedPartner;
      await this.audit.record(actor, {
        act,
        objectKind: 'partner',
        objectId: id,
        before: told(before),
        after: told(after),
        isOwnTeam: before.userId === actor.userId,
      });
      await this.notifications.notify(before.userId, notice(before.name));
      return after;
    });
  }
}

/** What the audit stores, with the account, by which an erased person's values are found. Purpose and contact are a person's words. */
const told = ({ userId, name, status, reason }: ListedPartner): object => ({ userId, name, status, reason });
