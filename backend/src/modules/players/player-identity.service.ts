import { Injectable } from '@nestjs/common';
import * as Applicant from '../../domain/people/applicant.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { nicknameKey } from '../../domain/text.ts';
import { Db } from '../../platform/db/db.ts';
import { PlayerIdentityRepository, userHasPlayer } from './player-identity.repository.ts';
import type { NewPlayer, NewPlayerImages, PlayerIdentity, PlayerLink } from './player-identity.repository.ts';

/** A link of an account to a player. Without a nickname the player keeps theirs. */
export type RequestedLink = Omit<PlayerLink, 'nickname'> & { nickname: string | null };

/**
 * Players' names, images and accounts. Staff decide on them, so this is called when they accept a request. Needs the
 * caller's transaction.
 */
@Injectable()
export class PlayerIdentityService {
  private readonly listeners: ((userId: number) => Promise<void>)[] = [];

  constructor(
    private readonly db: Db,
    private readonly players: PlayerIdentityRepository,
  ) {}

  /** Locks a player until the transaction ends. Refuses an unknown id (NOT_FOUND). */
  async lockPlayer(playerId: number): Promise<PlayerIdentity> {
    const player = await this.players.lockById(playerId);
    if (!player) throw new LeagueError('NOT_FOUND', 'api.player.not-found', { field: 'playerId' });
    return player;
  }

  /** Calls the listener for every account that gets a player, in the same transaction. */
  onLinked(listener: (userId: number) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** An account has got a player: what it asked for without one is then cancelled. */
  async tellLinked(userId: number): Promise<void> {
    for (const listener of this.listeners) await listener(userId);
  }

  /** Locks an account, so that no one else can link it until the transaction ends. */
  lockAccount(userId: number): Promise<void> {
    return this.players.lockAccount(userId);
  }

  /** The refusal for an account that already has a player (ALREADY_HAS_PLAYER); null when it can be linked. */
  async obstacleOf(userId: number): Promise<LeagueError | null> {
    return (await this.players.existsByUserId(userId)) ? userHasPlayer() : null;
  }

  /**
   * Links an account to the player, with the details that its owner wrote. Refuses a player who has an account and an
   * account that has a player (ALREADY_HAS_PLAYER), and a nickname that another player has (NICKNAME_TAKEN).
   */
  link(playerId: number, { nickname, ...link }: RequestedLink): Promise<void> {
    return this.db.transaction(async () => {
      const player = await this.lockPlayer(playerId);
      if (player.userId !== null) {
        throw new LeagueError('ALREADY_HAS_PLAYER', 'api.player.has-user', { field: 'playerId' });
      }
      const name = nickname === null ? player.nickname : await this.freeNickname(nickname, playerId);
      await this.players.link(playerId, { ...link, nickname: name });
      await this.tellLinked(link.userId);
    });
  }

  /** Makes a player without an account, and returns the id. Refuses a nickname as `freeNickname` does. */
  create({ nickname, ...rest }: NewPlayer, at: Date): Promise<number> {
    return this.db.transaction(async () =>
      this.players.insert({ ...rest, nickname: await this.freeNickname(nickname, null) }, at),
    );
  }

  /** Gives a player new images. An image that is left out stays. */
  changeImages(playerId: number, images: NewPlayerImages): Promise<void> {
    return this.players.updateImages(playerId, images);
  }

  /** Whether no player has a nickname that reads the same now. Another player can take it a moment later. */
  async isNicknameFree(nickname: string): Promise<boolean> {
    const key = nicknameKey(nickname);
    return (await this.players.findAllNicknames()).every((other) => nicknameKey(other.nickname) !== key);
  }

  /**
   * The cleaned nickname. Until the transaction ends, no other player can take one that reads the same. Refuses a
   * nickname that is not allowed (INVALID_INPUT) or that another player has (NICKNAME_TAKEN).
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
