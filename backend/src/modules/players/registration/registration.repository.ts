import { Injectable } from '@nestjs/common';
import type { FindOneOptions } from 'typeorm';
import type { PlayerDetails } from '../../../domain/people/applicant.ts';
import { Db } from '../../../platform/db/db.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { newId } from '../../../platform/db/written.ts';
import { User } from '../../auth/users/user.entity.ts';
import { userHasPlayer } from '../player-identity.repository.ts';
import { Player } from '../player.entity.ts';
import type { PlayerSettings } from './registration.ts';

/** A player to be created. */
export interface NewPlayer extends PlayerDetails {
  userId: number;
  nickname: string;
}

type ChatAccount = Pick<User, 'discordUsername' | 'email' | 'emailVerified'>;

const SETTINGS = namedRead<PlayerSettings>(
  'player-settings',
  `select id, nickname, platform, platform_id as "platformId", birthdate::text as birthdate, nationality, avatar, banner
    from player where user_id = $1`,
);

/**
 * Storage of the details that players write about themselves. Methods that write need the transaction of the use-case.
 */
@Injectable()
export class RegistrationRepository {
  constructor(private readonly db: Db) {}

  /** Locks the account, so that a second call of the same account waits. */
  async lockUser(userId: number): Promise<void> {
    await this.findAccount(userId, { mode: 'for_no_key_update' });
  }

  /** The account's name in the chat, and its address. */
  findAccount(userId: number, lock?: FindOneOptions['lock']): Promise<ChatAccount | null> {
    return this.db.repo(User).findOne({
      select: { id: true, discordUsername: true, email: true, emailVerified: true },
      where: { id: userId },
      lock,
    });
  }

  async findSettings(userId: number): Promise<PlayerSettings | null> {
    return (await this.db.read(SETTINGS, [userId]))[0] ?? null;
  }

  /** The same, locked until the transaction ends. */
  lockSettings(userId: number): Promise<PlayerSettings | null> {
    return this.db.repo(Player).findOne({
      select: {
        id: true,
        nickname: true,
        platform: true,
        platformId: true,
        birthdate: true,
        nationality: true,
        avatar: true,
        banner: true,
      },
      where: { userId },
      lock: { mode: 'for_no_key_update' },
    });
  }

  async insertPlayer({ userId, nickname, ...details }: NewPlayer, at: Date): Promise<number> {
    const inserted = await this.db
      .repo(Player)
      .insert({ userId, nickname, ...columnsOf(details), createdAt: at })
      .catch((error: unknown) => translateConstraint(error, { player_user_unique: userHasPlayer }));
    return newId(inserted);
  }

  async updateDetails(playerId: number, details: PlayerDetails): Promise<void> {
    await this.db.repo(Player).update(playerId, columnsOf(details));
  }
}

const columnsOf = ({ platform, platformId, birthdate, nationality }: PlayerDetails): PlayerDetails => ({
  platform,
  platformId,
  birthdate,
  nationality,
});
