import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Applicant from '../../../domain/people/applicant.ts';
import type { PlayerDetails, TypedDetails } from '../../../domain/people/applicant.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Login from '../../../domain/people/login.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { unauthenticated } from '../../../platform/errors/fault.ts';
import { GameAccountsService } from '../game-accounts.service.ts';
import { PlayerIdentityService } from '../player-identity.service.ts';
import { RegistrationRepository } from './registration.repository.ts';
import type { PlayerSettings, Registration } from './registration.ts';

/** What a new player tells. */
export interface TypedPlayer extends TypedDetails {
  nickname: string;
}

const NOTHING: Registration = {
  step: 'none',
  nickname: null,
  platform: null,
  platformId: null,
  birthdate: null,
  nationality: null,
};

/** How an account gets a player of its own, or one whose details are missing (R12). Claiming one is a request. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly registrations: RegistrationRepository,
    private readonly identities: PlayerIdentityService,
    private readonly accounts: GameAccountsService,
  ) {}

  /** What the caller still has to tell; nothing for someone who is not signed in. */
  async due({ userId }: Actor): Promise<Registration> {
    if (userId === null) return NOTHING;
    const player = await this.registrations.findSettings(userId);
    if (!player) {
      const name = await this.registrations.findChatName(userId);
      return { ...NOTHING, step: 'newPlayer', nickname: Applicant.nicknameFrom(name ?? '') };
    }
    return Login.lacksDetails(player) ? { ...player, step: 'confirmDetails' } : NOTHING;
  }

  /** The caller's player as only the caller sees it; null without one. */
  async settings({ userId }: Actor): Promise<PlayerSettings | null> {
    return userId === null ? null : this.registrations.findSettings(userId);
  }

  /** Whether the name is free now: no player has one that reads like it. A registration looks once more. */
  isNicknameFree(nickname: string): Promise<boolean> {
    return this.identities.isNicknameFree(nickname);
  }

  /** May the caller's account still become a player's? Not when it has one. */
  async canConnect({ userId }: Actor): Promise<boolean> {
    return userId !== null && (await this.identities.obstacleOf(userId)) === null;
  }

  /**
   * Makes a player for the caller. Refuses who has not agreed (CONSENT_MISSING), who is under 13 (UNDER_AGE), details
   * that cannot be (INVALID_INPUT), an account that has a player (ALREADY_HAS_PLAYER), and a nickname that reads like
   * another's (NICKNAME_TAKEN). Answers the player's id.
   */
  register({ userId }: Actor, { nickname, ...typed }: TypedPlayer, consent: boolean): Promise<number> {
    if (userId === null) throw unauthenticated();
    Applicant.assertConsent(consent);
    const now = this.clock.now();
    const details = Applicant.assertPlayerDetails(typed, now);
    return this.db.transaction(async () => {
      await this.registrations.lockUser(userId);
      const taken = await this.identities.obstacleOf(userId);
      if (taken) throw taken;
      const free = await this.identities.freeNickname(nickname, null);
      const playerId = await this.registrations.insert({ userId, nickname: free, ...details }, now);
      await this.rememberAccount(playerId, details);
      await this.identities.tellLinked(userId);
      return playerId;
    });
  }

  /**
   * Completes the caller's earlier player. Refuses like `register`, who has no player (NO_PLAYER), and who has told
   * everything already (NOTHING_CHANGED): from then on staff change it.
   */
  confirmDetails({ userId }: Actor, typed: TypedDetails, consent: boolean): Promise<void> {
    if (userId === null) throw unauthenticated();
    Applicant.assertConsent(consent);
    const details = Applicant.assertPlayerDetails(typed, this.clock.now());
    return this.db.transaction(async () => {
      const player = await this.registrations.lockSettings(userId);
      if (!player) throw Roster.noPlayer();
      if (!Login.lacksDetails(player)) {
        throw new LeagueError('NOTHING_CHANGED', 'api.player.details-known');
      }
      await this.registrations.updateDetails(player.id, details);
      await this.rememberAccount(player.id, details);
    });
  }

  /** What reads like a game account's own id is known in replays from now on (R15), unless it is another player's. */
  private async rememberAccount(playerId: number, details: PlayerDetails): Promise<void> {
    const accountId = Applicant.replayAccountIdOf(details);
    if (accountId !== null) await this.accounts.attachIfFree({ playerId, platform: details.platform, accountId });
  }
}
