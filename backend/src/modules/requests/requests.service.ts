import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import * as Approval from '../../domain/requests/approval.ts';
import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import type { LeagueError } from '../../domain/league-error.ts';
import * as RequestNotices from '../../domain/requests/request-notices.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { AuditService } from '../audit/audit.service.ts';
import { RequestEndingsService } from './request-endings.service.ts';
import type { AcceptChoice, RequestKind, StoredRequest } from './request-kind.ts';
import { RequestKinds } from './request-kinds.ts';
import { RequestsRepository } from './requests.repository.ts';

/** A locked request that is about to be decided. */
interface LockedRequest {
  request: StoredRequest;
  kind: RequestKind;
  /** Why the request has become pointless; null when it has not. */
  gone: LeagueError | null;
  /** The request is the decider's own matter. Only an admin may decide such a request. */
  isOwn: boolean;
}

/**
 * Decides requests. Each is decided once (R10): a second decision is refused with REQUEST_ALREADY_DECIDED. What a
 * request does when it is accepted stands in kinds/, one file for each kind.
 */
@Injectable()
export class RequestsService {
  constructor(
    private readonly db: Db,
    private readonly requests: RequestsRepository,
    private readonly kinds: RequestKinds,
    private readonly endings: RequestEndingsService,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /**
   * Carries out the request and sends the asker a notice. A request can have become pointless: the player has got a
   * team, another team has taken the name. Then it is cancelled, the asker gets a notice, and the caller is refused
   * with the reason. With `kindName`, a request of another kind is refused (WRONG_REQUEST_KIND).
   */
  async accept(actor: Actor, id: number, choice: AcceptChoice = {}, kindName?: RequestKindName): Promise<void> {
    const gone = await this.db.transaction(async () => {
      const locked = await this.lockRequest(actor, id, kindName, choice);
      await this.end(locked.request, locked.gone ? 'cancelled' : 'accepted', locked.gone ? null : actor.userId);
      const { gone } = locked;
      if (gone) await this.endings.drop(locked.request, (subject) => RequestNotices.fellThrough(subject, gone.code));
      else await this.carryOut(actor, locked, choice);
      await this.note(actor, locked, gone ? 'fall-through' : 'accept');
      return gone;
    });
    // thrown after the transaction, because the request must stay cancelled
    if (gone) throw gone;
  }

  /**
   * Denies a request and tells the asker why. Refuses to deny without a reason, and to deny a claim
   * (WRONG_REQUEST_KIND).
   */
  async deny(actor: Actor, id: number, text: string, kindName?: RequestKindName): Promise<void> {
    const reason = Approval.reasonOf(text);
    await this.db.transaction(async () => {
      const locked = await this.lockRequest(actor, id, kindName);
      await this.end(locked.request, 'denied', actor.userId, reason);
      await this.endings.drop(locked.request, (subject) => RequestNotices.requestDenied(subject, reason));
      await this.note(actor, locked, 'deny', { reason });
    });
  }

  /** The asker withdraws the request. Another person's request is refused like an unknown one (REQUEST_NOT_FOUND). */
  async cancel(actor: Actor, id: number): Promise<void> {
    await this.db.transaction(async () => {
      const request = await this.requests.lockById(id);
      if (!request || request.userId !== actor.userId) throw Approval.requestNotFound();
      await this.end(request, 'cancelled', actor.userId);
      await this.endings.drop(request, null);
    });
  }

  /**
   * Reads the request without a lock, because what it asks for never changes. Then the kind locks its rows, and the
   * request itself is locked last.
   */
  private async lockRequest(
    actor: Actor,
    id: number,
    kindName?: RequestKindName,
    choice?: AcceptChoice,
  ): Promise<LockedRequest> {
    const known = await this.requests.findById(id);
    if (!known) throw Approval.requestNotFound();
    if (kindName && known.kind !== kindName) throw Approval.wrongKind();
    const kind = this.kinds.of(known.kind);
    if (!choice && !kind.isDeniable) throw Approval.onlyAccepted();
    const matter = await this.requests.findMatter(id, actor, choice?.playerId ?? null);
    if (!matter) throw Approval.requestNotFound();
    Approval.assertMayDecide(actor, matter);
    Approval.decideApproval(known.status, choice ? 'accepted' : 'denied');
    const gone = choice ? await kind.examine(known, choice) : null;
    const request = (await this.requests.lockById(id)) as StoredRequest;
    return { request, kind, gone, isOwn: matter.isOwn };
  }

  private async end(
    request: StoredRequest,
    status: Exclude<ApprovalStatus, 'pending'>,
    byUserId: number | null,
    reason: string | null = null,
  ): Promise<void> {
    Approval.decideApproval(request.status, status);
    await this.requests.decide(request.id, { status, at: this.clock.now(), byUserId, reason });
  }

  /** Records the decision in the audit, with a mark when it was the decider's own matter. */
  private async note(
    actor: Actor,
    { request, isOwn }: LockedRequest,
    verb: 'accept' | 'deny' | 'fall-through',
    said: Record<string, unknown> = {},
  ): Promise<void> {
    const { team, player } = await this.requests.findSubject(request.id);
    await this.audit.record(actor, {
      act: `request.${verb}`,
      objectKind: 'request',
      objectId: request.id,
      after: { kind: request.kind, team: team || null, player: player || null, ...said },
      isOwnTeam: isOwn,
    });
  }

  private async carryOut(actor: Actor, { request, kind, isOwn }: LockedRequest, choice: AcceptChoice): Promise<void> {
    await this.requests.link(request.id, await kind.accept(request, choice, { actor, isOwn }));
    await this.endings.tellAsker(request, RequestNotices.requestAccepted);
  }
}
