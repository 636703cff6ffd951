import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Applicant from '../../../domain/people/applicant.ts';
import type { TypedDetails } from '../../../domain/people/applicant.ts';
import { unauthenticatedFault } from '../../../platform/errors/fault.ts';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { Limit } from '../../../platform/limits/rate-limiter.ts';
import { PlayerIdentityService } from '../../players/player-identity.service.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import { ClaimablePlayersRepository } from './claimable-players.repository.ts';
import { ClaimablePlayersService } from './claimable-players.service.ts';

/** A person has one account or a few. More is someone who collects names (T97). */
const LOOK_UPS: Limit = { name: 'claim-by-account', calls: 10, seconds: 60 * 60 };

/** Each pause of the typing is one. More is someone who collects who has no account (T109). */
const NAMES: Limit = { name: 'claim-by-name', calls: 60, seconds: 60 * 60 };

/** Tells a person who registers that the league knows their account on a platform from an earlier player. */
@Injectable()
export class AccountClaimsService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly identities: PlayerIdentityService,
    private readonly players: ClaimablePlayersRepository,
    private readonly claimable: ClaimablePlayersService,
  ) {}

  /**
   * The players without an account here whose nickname is like this one, at most three; none for a caller who has a player.
   * Refuses an account's sixty-first name in an hour (TOO_MANY_REQUESTS), found or not.
   */
  async namedLike({ userId }: Actor, nickname: string): Promise<PlayerRef[]> {
    if (userId === null) throw unauthenticatedFault();
    if (await this.identities.obstacleOf(userId)) return [];
    await this.limiter.take(NAMES, String(userId));
    return this.claimable.suggestByNickname(nickname);
  }

  /**
   * The nickname of the player without an account here who has played with this account; null when there is none, for a
   * caller who has a player, and while the id is not the platform's own. Refuses an account's eleventh id in an hour
   * (TOO_MANY_REQUESTS), found or not.
   */
  async nicknameOf({ userId }: Actor, typed: Pick<TypedDetails, 'platform' | 'platformId'>): Promise<string | null> {
    if (userId === null) throw unauthenticatedFault();
    const account = Applicant.typedAccountOf(typed);
    if (!account || (await this.identities.obstacleOf(userId))) return null;
    await this.limiter.take(LOOK_UPS, String(userId));
    return this.players.findNicknameByAccount(account.platform, account.accountId);
  }
}
