import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
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

/** What a player who has a team cannot ask for. */
const WITHOUT_TEAM: readonly RequestKindName[] = ['newTeam', 'transfer'];
/** What an account that has a player cannot ask for. */
const WITHOUT_PLAYER: readonly RequestKindName[] = ['existingUser'];
/** What no one can ask of a team that has closed. */
const OF_TEAM: readonly RequestKindName[] = ['transfer', 'changeTeamInfo', 'leaveTeam'];

/** Open requests, from being submitted to being overtaken by events. What staff do with them is `requests.service.ts`. */
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
   * Submits what `prepare` answers, in the transaction in which it checks; answers the request's id. Refuses an asker
   * who has an open request of that kind: ALREADY_REQUESTED, of images OPEN_IMAGE_REQUEST.
   */
  async submit(actor: Actor, prepare: (userId: number) => Promise<NewRequest>): Promise<number> {
    await this.limiter.take(SUBMISSIONS, String(actor.userId));
    const userId = actor.userId as number;
    return this.db.transaction(async () => this.requests.insert(await prepare(userId), this.clock.now()));
  }

  /**
   * A player has a team now: what they asked for without one is off, which no one is told of a transfer to the very
   * team that the player has joined. Needs the transaction of its caller.
   */
  async cancelOvertaken(playerId: number, joinedTeamId: number | null = null): Promise<void> {
    const cancelled = await this.requests.cancelAllByPlayerId(playerId, WITHOUT_TEAM, this.clock.now());
    for (const request of cancelled) {
      const isGranted = joinedTeamId !== null && request.teamId === joinedTeamId;
      if (!isGranted) await this.endings.drop(request, RequestNotices.overtaken);
    }
  }

  /** An account has a player now: what it asked without one is off. Needs the transaction of its caller. */
  async cancelClaimsOf(userId: number): Promise<void> {
    const cancelled = await this.requests.cancelAllByUserId(userId, WITHOUT_PLAYER, this.clock.now());
    for (const request of cancelled) await this.endings.drop(request, RequestNotices.hasPlayer);
  }

  /** A team has closed: what was asked about it is off. Needs the transaction of its caller. */
  async cancelOf(teamId: number): Promise<void> {
    const cancelled = await this.requests.cancelAllByTeamId(teamId, OF_TEAM, this.clock.now());
    for (const request of cancelled) await this.endings.drop(request, RequestNotices.teamClosed);
  }
}
