import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { REQUEST_KINDS } from '../../../domain/requests/approval.ts';
import type { RequestKindName } from '../../../domain/requests/approval.ts';
import * as RequestNotices from '../../../domain/requests/request-notices.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { Limit } from '../../../platform/limits/rate-limiter.ts';
import { RequestEndingsService } from '../request-endings.service.ts';
import type { NewRequest } from '../request-kind.ts';
import { RequestsRepository } from '../requests.repository.ts';

const SUBMISSIONS: Limit = { name: 'request', calls: 30, seconds: 3600 };

/** The events that make a request pointless: its player has got a team, its account a player, its team has closed. */
type Overtaking = 'has-team' | 'has-player' | 'is-closed';

const OVERTAKEN_BY: Readonly<Record<RequestKindName, readonly Overtaking[]>> = {
  newTeam: ['has-team'],
  existingUser: ['has-player'],
  newImages: [],
  transfer: ['has-team', 'is-closed'],
  changeTeamInfo: ['is-closed'],
  leaveTeam: ['is-closed'],
  gameAccount: ['is-closed'],
  loginHelp: [],
};

const overtakenBy = (event: Overtaking): RequestKindName[] =>
  REQUEST_KINDS.filter((kind) => OVERTAKEN_BY[kind].includes(event));

/**
 * Submits requests, and cancels those that have become pointless. `requests.service.ts` has what staff do with them.
 */
@Injectable()
export class OpenRequestsService {
  constructor(
    private readonly db: Db,
    private readonly requests: RequestsRepository,
    private readonly endings: RequestEndingsService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Submits the request that `prepare` returns, in the same transaction as `prepare`, and returns the request's id.
   * Refuses an asker who has an open request of that kind: ALREADY_REQUESTED, or OPEN_IMAGE_REQUEST for images.
   */
  async submit(actor: Actor, prepare: (userId: number) => Promise<NewRequest>): Promise<number> {
    await this.limiter.take(SUBMISSIONS, String(actor.userId));
    const userId = actor.userId as number;
    return this.db.transaction(async () => this.requests.insertRequest(await prepare(userId), this.clock.now()));
  }

  /**
   * A player has got a team: cancels what they asked for while they had none. No notice is sent about a transfer to the
   * same team that the player has joined. Needs the caller's transaction.
   */
  async cancelOvertaken(playerId: number, joinedTeamId: number | null = null): Promise<void> {
    const cancelled = await this.requests.cancelAllByPlayerId(playerId, overtakenBy('has-team'), this.clock.now());
    for (const request of cancelled) {
      const isGranted = joinedTeamId !== null && request.teamId === joinedTeamId;
      if (!isGranted) await this.endings.drop(request, RequestNotices.requestOvertaken);
    }
  }

  /** An account has got a player: cancels what it asked for while it had none. Needs the caller's transaction. */
  async cancelClaimsOf(userId: number): Promise<void> {
    const cancelled = await this.requests.cancelAllByUserId(userId, overtakenBy('has-player'), this.clock.now());
    for (const request of cancelled) await this.endings.drop(request, RequestNotices.hasPlayer);
  }

  /** A team has closed: cancels the requests about it. Needs the caller's transaction. */
  async cancelOf(teamId: number): Promise<void> {
    const cancelled = await this.requests.cancelAllByTeamId(teamId, overtakenBy('is-closed'), this.clock.now());
    for (const request of cancelled) await this.endings.drop(request, RequestNotices.teamClosed);
  }
}
