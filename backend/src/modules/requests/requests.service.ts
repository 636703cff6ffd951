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

/** A request that someone is about to decide, locked. */
interface Held {
  request: StoredRequest;
  kind: RequestKind;
  /** Why there is nothing to accept any more. */
  gone: LeagueError | null;
  /** It is the decider's own matter, as only an admin's can be. */
  isOwn: boolean;
}

/**
 * Decides requests, each of them once (R10): the second decision is refused with REQUEST_ALREADY_DECIDED. What is
 * asked for, and what comes of it, is one file a kind in kinds/.
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
   * Carries out what is asked and tells the asker. When its premise is gone (the player has a team by now, the name is
   * another team's), the request is cancelled, its asker told, and the caller refused with the reason. `kindName`
   * refuses a request of another kind (WRONG_REQUEST_KIND).
   */
  async accept(actor: Actor, id: number, choice: AcceptChoice = {}, kindName?: RequestKindName): Promise<void> {
    const gone = await this.db.transaction(async () => {
      const held = await this.hold(actor, id, kindName, choice);
      await this.end(held.request, held.gone ? 'cancelled' : 'accepted', held.gone ? null : actor.userId);
      if (held.gone) await this.endings.drop(held.request, RequestNotices.fellThrough);
      else await this.carryOut(held, choice);
      await this.note(actor, held, held.gone ? 'fall-through' : 'accept');
      return held.gone;
    });
    // thrown only now: the cancelled request is to stay cancelled
    if (gone) throw gone;
  }

  /** Says no and tells the asker why. Refuses a denial without a reason, and of a claim (WRONG_REQUEST_KIND). */
  async deny(actor: Actor, id: number, text: string, kindName?: RequestKindName): Promise<void> {
    const reason = Approval.reasonOf(text);
    await this.db.transaction(async () => {
      const held = await this.hold(actor, id, kindName);
      await this.end(held.request, 'denied', actor.userId, reason);
      await this.endings.drop(held.request, (subject) => RequestNotices.denied(subject, reason));
      await this.note(actor, held, 'deny', { reason });
    });
  }

  /** The asker takes it back. Someone else's request is answered like an unknown one (REQUEST_NOT_FOUND). */
  async cancel(actor: Actor, id: number): Promise<void> {
    await this.db.transaction(async () => {
      const request = await this.requests.lockById(id);
      if (!request || request.userId !== actor.userId) throw Approval.requestNotFound();
      await this.end(request, 'cancelled', actor.userId);
      await this.endings.drop(request, null);
    });
  }

  /** What is asked never changes, so it is read before what it touches is locked; the request itself comes last. */
  private async hold(actor: Actor, id: number, kindName?: RequestKindName, choice?: AcceptChoice): Promise<Held> {
    const known = await this.requests.findById(id);
    if (!known) throw Approval.requestNotFound();
    if (kindName && known.kind !== kindName) throw Approval.wrongKind();
    const kind = this.kinds.of(known.kind);
    if (!choice && !kind.isDeniable) throw Approval.onlyAccepted();
    const isOwn = await this.requests.isOwn(id, actor, choice?.playerId ?? null);
    Approval.assertMayDecide(actor, { isOwn });
    Approval.decide(known.status, choice ? 'accepted' : 'denied');
    const gone = choice ? await kind.examine(known, choice) : null;
    const request = (await this.requests.lockById(id)) as StoredRequest;
    return { request, kind, gone, isOwn };
  }

  private async end(
    request: StoredRequest,
    status: Exclude<ApprovalStatus, 'pending'>,
    byUserId: number | null,
    reason: string | null = null,
  ): Promise<void> {
    Approval.decide(request.status, status);
    await this.requests.decide(request.id, { status, at: this.clock.now(), byUserId, reason });
  }

  /** Writes down who decided what, and marks a decision in the decider's own matter. */
  private async note(
    actor: Actor,
    { request, isOwn }: Held,
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

  private async carryOut({ request, kind }: Held, choice: AcceptChoice): Promise<void> {
    await this.requests.link(request.id, await kind.accept(request, choice));
    await this.endings.tellAsker(request, RequestNotices.accepted);
  }
}
