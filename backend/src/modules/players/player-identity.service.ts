import { Injectable } from '@nestjs/common';
import * as Applicant from '../../domain/people/applicant.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { nicknameKey } from '../../domain/text.ts';
import { Db } from '../../platform/db/db.ts';
import { PlayerIdentityRepository, userHasPlayer } from './player-identity.repository.ts';
import type { NewPlayerImages, PlayerIdentity, PlayerLink } from './player-identity.repository.ts';

/** As a link is asked for: without a nickname the player keeps the one they have. */
export type RequestedLink = Omit<PlayerLink, 'nickname'> & { nickname: string | null };

/** Who a player is. Staff decide on it, so requests call this; all of it joins their transaction. */
@Injectable()
export class PlayerIdentityService {
  private readonly listeners: ((userId: number) => Promise<void>)[] = [];

  constructor(
    private readonly db: Db,
    private readonly players: PlayerIdentityRepository,
  ) {}

  /** A player as no one else can change them until the transaction ends. Refuses an unknown id with NOT_FOUND. */
  async hold(playerId: number): Promise<PlayerIdentity> {
    const player = await this.players.lockById(playerId);
    if (!player) throw new LeagueError('NOT_FOUND', 'api.player.not-found', { field: 'playerId' });
    return player;
  }

  /** Calls the listener with every account that comes to a player, in the transaction that it comes to them. */
  onLinked(listener: (userId: number) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** An account has come to a player: what it asked without one is no one's business any more. */
  async tellLinked(userId: number): Promise<void> {
    for (const listener of this.listeners) await listener(userId);
  }

  /** An account as no one else can link it until the transaction ends. */
  holdAccount(userId: number): Promise<void> {
    return this.players.lockAccount(userId);
  }

  /** Why this account cannot become a player's: ALREADY_HAS_PLAYER; null when it can. */
  async obstacleOf(userId: number): Promise<LeagueError | null> {
    return (await this.players.existsByUserId(userId)) ? userHasPlayer() : null;
  }

  /**
   * Makes an account the player's, with the details that its owner told. Refuses a player who has an account, and an
   * account that has a player (ALREADY_HAS_PLAYER), and a nickname that is someone else's (NICKNAME_TAKEN).
   */
  link(playerId: number, { nickname, ...link }: RequestedLink): Promise<void> {
    return this.db.transaction(async () => {
      const player = await this.hold(playerId);
      if (player.userId !== null) {
        throw new LeagueError('ALREADY_HAS_PLAYER', 'api.player.has-user', { field: 'playerId' });
      }
      const name = nickname === null ? player.nickname : await this.freeNickname(nickname, playerId);
      await this.players.link(playerId, { ...link, nickname: name });
      await this.tellLinked(link.userId);
    });
  }

  /** Gives a player new images; what is left out stays. */
  changeImages(playerId: number, images: NewPlayerImages): Promise<void> {
    return this.players.updateImages(playerId, images);
  }

  /** Whether no player has a nickname that reads like this one now; someone may take it a moment later. */
  async isNicknameFree(nickname: string): Promise<boolean> {
    const key = nicknameKey(nickname);
    return (await this.players.findAllNicknames()).every((other) => nicknameKey(other.nickname) !== key);
  }

  /**
   * The nickname as it is stored; no one else can take one that reads like it until the transaction ends. Refuses one
   * that no player can have (INVALID_INPUT) or that another player has (NICKNAME_TAKEN).
   */
  async freeNickname(nickname: string, ownPlayerId: number | null): Promise<string> {
    const clean = Applicant.assertNickname(nickname);
    const key = nicknameKey(clean);
    await this.players.lockNicknameKey(key);
    const others = (await this.players.findAllNicknames()).filter(({ id }) => id !== ownPlayerId);
    if (others.every((other) => nicknameKey(other.nickname) !== key)) return clean;
    throw new LeagueError('NICKNAME_TAKEN', 'api.player.nickname-taken', { field: 'nickname' });
  }
}
