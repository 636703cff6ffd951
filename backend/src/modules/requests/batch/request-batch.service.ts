import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Approval from '../../../domain/requests/approval.ts';
import { refusalOf } from '../../../domain/league-error.ts';
import type { LeagueError } from '../../../domain/league-error.ts';
import type { ApprovalRequestRow } from '../approval-request.ts';
import { RequestListsService } from '../lists/request-lists.service.ts';
import { RequestsService } from '../requests.service.ts';

/** What became of one request of several: `refusal` is null when it was decided. */
export interface RequestOutcome {
  id: number;
  /** The request as it is now; null when there is none with this id. */
  request: ApprovalRequestRow | null;
  refusal: LeagueError | null;
}

/**
 * Decides several requests with one answer. Each is decided by the service that decides one, in its own transaction and
 * with its own entry in the log: so a request that is refused, or that a colleague has just decided, stops no other,
 * and each can be taken back by itself.
 */
@Injectable()
export class RequestBatchService {
  constructor(
    private readonly decisions: RequestsService,
    private readonly lists: RequestListsService,
  ) {}

  /**
   * Accepts the requests, or denies them with this reason, in the order of `ids`. Refuses the whole call for no request,
   * for more than 50, and for a denial without a reason (INVALID_INPUT).
   */
  async decide(actor: Actor, ids: readonly number[], denial: string | null): Promise<RequestOutcome[]> {
    const each = Approval.togetherOf(ids);
    const reason = denial === null ? null : Approval.reasonOf(denial);
    const refusals = new Map<number, LeagueError>();
    for (const id of each) {
      const refusal = await refusalOf(() =>
        reason === null ? this.decisions.accept(actor, id) : this.decisions.deny(actor, id, reason),
      );
      if (refusal) refusals.set(id, refusal);
    }
    const now = new Map((await this.lists.byIds(actor, each)).map((request) => [request.id, request]));
    return each.map((id) => ({ id, request: now.get(id) ?? null, refusal: refusals.get(id) ?? null }));
  }
}
