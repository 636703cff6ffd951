import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import * as Approval from '../../domain/requests/approval.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { AuditService } from '../audit/audit.service.ts';
import { RequestsRepository } from './requests.repository.ts';

type LockedRequest = Approval.RequestMatter & { id: number };

/**
 * Puts aside requests that cannot be decided yet, and takes them back. This is a mark for staff and no decision: staff
 * can still decide the request, the asker can still withdraw it, and the asker gets no notice.
 */
@Injectable()
export class RequestAsideService {
  constructor(
    private readonly db: Db,
    private readonly requests: RequestsRepository,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /**
   * Refuses an empty reason (INVALID_INPUT), a decided request (REQUEST_ALREADY_DECIDED) and one that is already aside
   * (NOTHING_CHANGED).
   */
  async put(actor: Actor, id: number, text: string): Promise<void> {
    const reason = Approval.reasonOf(text);
    await this.db.transaction(async () => {
      const locked = await this.lockRequest(actor, id);
      const isPut = await this.requests.putAside(id, { at: this.clock.now(), byUserId: actor.userId, reason });
      if (!isPut) throw Approval.alreadyAside();
      await this.note(actor, locked, 'put-aside', { reason });
    });
  }

  /** Removes the mark. Refuses the same as `put`, and a request that is not aside (NOTHING_CHANGED). */
  async takeBack(actor: Actor, id: number): Promise<void> {
    await this.db.transaction(async () => {
      const locked = await this.lockRequest(actor, id);
      if (!(await this.requests.takeBack(id))) throw Approval.notAside();
      await this.note(actor, locked, 'take-back');
    });
  }

  private async lockRequest(actor: Actor, id: number): Promise<LockedRequest> {
    const request = await this.requests.lockById(id);
    const matter = await this.requests.findMatter(id, actor);
    if (!request || !matter) throw Approval.requestNotFound();
    Approval.assertMayDecide(actor, matter);
    Approval.assertMayStandAside(request);
    return { id, ...matter };
  }

  private async note(
    actor: Actor,
    { id, kind, isOwn }: LockedRequest,
    verb: 'put-aside' | 'take-back',
    said: object = {},
  ) {
    await this.audit.record(actor, {
      act: `request.${verb}`,
      objectKind: 'request',
      objectId: id,
      after: { kind, ...said },
      isOwnTeam: isOwn,
    });
  }
}
