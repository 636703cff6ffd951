import { Injectable } from '@nestjs/common';
import type { PlayerDetails } from '../../domain/people/applicant.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { newId } from '../../platform/db/written.ts';
import { User } from '../auth/users/user.entity.ts';
import { Player } from './player.entity.ts';

/** A player's name, images and account. Images are named. */
export type PlayerIdentity = Pick<Player, 'id' | 'userId' | 'nickname' | 'avatar' | 'banner'>;

/** New images. An image that is left out stays. */
export interface NewPlayerImages {
  avatar?: string;
  banner?: string;
}

/** A player without an account, whom staff make. */
export type NewPlayer = Pick<Player, 'nickname' | 'nationality' | 'mmr'>;

/** The link of an account to a player, with the details that its owner wrote. */
export interface PlayerLink {
  userId: number;
  nickname: string;
  details: PlayerDetails;
}

const NICKNAMES = namedRead<{ id: number; nickname: string }>('all-nicknames', 'select id, nickname from player');

/**
 * Storage of players' names, images and accounts. Methods that write need the transaction and the locks of the use-case
 * that calls them.
 */
@Injectable()
export class PlayerIdentityRepository {
  constructor(private readonly db: Db) {}

  lockById(id: number): Promise<PlayerIdentity | null> {
    return this.db.repo(Player).findOne({
      select: { id: true, userId: true, nickname: true, avatar: true, banner: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** Locks a nickname: until the transaction ends, no other player can take one that reads the same. */
  async lockNicknameKey(key: string): Promise<void> {
    await this.db.advisoryLock(`nickname:${key}`);
  }

  findAllNicknames(): Promise<{ id: number; nickname: string }[]> {
    return this.db.read(NICKNAMES);
  }

  async insert(player: NewPlayer, at: Date): Promise<number> {
    return newId(await this.db.repo(Player).insert({ ...player, createdAt: at }));
  }

  async link(id: number, { userId, nickname, details }: PlayerLink): Promise<void> {
    const { platform, platformId, birthdate, nationality } = details;
    await this.db
      .repo(Player)
      .update(id, { userId, nickname, platform, platformId, birthdate, nationality })
      .catch((error: unknown) => translateConstraint(error, { player_user_unique: userHasPlayer }));
  }

  async updateImages(id: number, { avatar, banner }: NewPlayerImages): Promise<void> {
    if (avatar === undefined && banner === undefined) return;
    await this.db.repo(Player).update(id, { avatar, banner });
  }

  /** Locks an account until the transaction ends. */
  async lockAccount(userId: number): Promise<void> {
    await this.db
      .repo(User)
      .findOne({ select: { id: true }, where: { id: userId }, lock: { mode: 'for_no_key_update' } });
  }

  existsByUserId(userId: number): Promise<boolean> {
    return this.db.repo(Player).existsBy({ userId });
  }
}

/** The id of the account's player; an account has at most one. */
export const userHasPlayer = (): LeagueError => new LeagueError('ALREADY_HAS_PLAYER', 'api.player.user-has-player');
