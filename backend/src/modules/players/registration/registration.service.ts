import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Applicant from '../../../domain/people/applicant.ts';
import type { PlayerDetails, TypedDetails } from '../../../domain/people/applicant.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Login from '../../../domain/people/login.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { unauthenticatedFault } from '../../../platform/errors/fault.ts';
import { GameAccountsService } from '../accounts/game-accounts.service.ts';
import { PlayerIdentityService } from '../player-identity.service.ts';
import { RegistrationRepository } from './registration.repository.ts';
import type { PlayerSettings, Registration } from './registration.ts';

/** What a new player writes about themself. */
export interface TypedPlayer extends TypedDetails {
  nickname: string;
}

const NOTHING: Registration = {
  step: 'none',
  nickname: null,
  email: null,
  platform: null,
  platformId: null,
  birthdate: null,
  nationality: null,
};

/**
 * Creates a player for an account, or completes a player whose details are missing (R12). Claiming a player is a
 * request.
 */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly registrations: RegistrationRepository,
    private readonly identities: PlayerIdentityService,
    private readonly accounts: GameAccountsService,
  ) {}

  /** What the caller must still fill in; nothing for a visitor. */
  async due({ userId }: Actor): Promise<Registration> {
    if (userId === null) return NOTHING;
    const player = await this.registrations.findSettings(userId);
    if (!player) {
      const account = await this.registrations.findAccount(userId);
      const nickname = Applicant.nicknameFrom(account?.discordUsername ?? '');
      return { ...NOTHING, step: 'newPlayer', nickname, email: account?.emailVerified ? account.email : null };
    }
    return Login.lacksDetails(player) ? { ...player, step: 'confirmDetails', email: null } : NOTHING;
  }

  /** The caller's own player, with the private details; null when they have none. */
  async settings({ userId }: Actor): Promise<PlayerSettings | null> {
    return userId === null ? null : this.registrations.findSettings(userId);
  }

  /** Whether no player has a name that reads the same now. The registration checks it again. */
  isNicknameFree(nickname: string): Promise<boolean> {
    return this.identities.isNicknameFree(nickname);
  }

  /** Whether the caller's account has no player yet. */
  async canConnect({ userId }: Actor): Promise<boolean> {
    return userId !== null && (await this.identities.obstacleOf(userId)) === null;
  }

  /**
   * Creates a player for the caller and returns its id. Refuses a caller who has not agreed (CONSENT_MISSING) or is
   * under 13 (UNDER_AGE), impossible details (INVALID_INPUT), an account that has a player (ALREADY_HAS_PLAYER), and a
   * nickname that reads like another player's (NICKNAME_TAKEN).
   */
  register({ userId }: Actor, { nickname, ...typed }: TypedPlayer, consent: boolean): Promise<number> {
    if (userId === null) throw unauthenticatedFault();
    Applicant.assertConsent(consent);
    const now = this.clock.now();
    const details = Applicant.assertPlayerDetails(typed, now);
    return this.db.transaction(async () => {
      await this.registrations.lockUser(userId);
      const taken = await this.identities.obstacleOf(userId);
      if (taken) throw taken;
      const free = await this.identities.freeNickname(nickname, null);
      const playerId = await this.registrations.insertPlayer({ userId, nickname: free, ...details }, now);
      await this.rememberAccount(playerId, details);
      await this.identities.tellLinked(userId);
      return playerId;
    });
  }

  /**
   * Completes the caller's player from earlier. Refuses the same as `register`, and also a caller without a player
   * (NO_PLAYER) and a player whose details are complete (NOTHING_CHANGED): only staff can change those.
   */
  confirmDetails({ userId }: Actor, typed: TypedDetails, consent: boolean): Promise<void> {
    if (userId === null) throw unauthenticatedFault();
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

  /**
   * If the platform id looks like a game account's own id, it is stored for replays (R15), unless it is another
   * player's.
   */
  private async rememberAccount(playerId: number, details: PlayerDetails): Promise<void> {
    const accountId = Applicant.replayAccountIdOf(details);
    if (accountId !== null) await this.accounts.attachIfFree({ playerId, platform: details.platform, accountId });
  }
}
