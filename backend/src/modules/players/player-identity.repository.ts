import { Injectable } from '@nestjs/common';
import type { PlayerDetails } from '../../domain/people/applicant.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { Db } from '../../platform/db/db.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';

/** Who a player is to others, and which account is his. Images by their names. */
export interface PlayerIdentity {
  id: number;
  userId: number | null;
  nickname: string;
  avatar: string | null;
  banner: string | null;
}

/** New images; what is left out stays. */
export interface NewPlayerImages {
  avatar?: string;
  banner?: string;
}

/** An account that becomes a player's, with what its owner told. */
export interface PlayerLink {
  userId: number;
  nickname: string;
  details: PlayerDetails;
}

const LINK = `
  update player set user_id = $2, nickname = $3, platform = $4, platform_id = $5, birthdate = $6, nationality = $7
   where id = $1`;

/** Storage of who is who. Writing methods expect the transaction, and the locks, of the use-case that calls them. */
@Injectable()
export class PlayerIdentityRepository {
  constructor(private readonly db: Db) {}

  async lockById(id: number): Promise<PlayerIdentity | null> {
    const sql = 'select id, user_id as "userId", nickname, avatar, banner from player where id = $1 for no key update';
    return (await this.db.query<PlayerIdentity>(sql, [id]))[0] ?? null;
  }

  /** Nobody else takes a nickname that reads the same until the transaction ends. */
  async lockNicknameKey(key: string): Promise<void> {
    await this.db.query(`select pg_advisory_xact_lock(hashtextextended('nickname:' || $1, 0))`, [key]);
  }

  findAllNicknames(): Promise<{ id: number; nickname: string }[]> {
    return this.db.query('select id, nickname from player');
  }

  async link(id: number, { userId, nickname, details }: PlayerLink): Promise<void> {
    const { platform, platformId, birthdate, nationality } = details;
    await this.db
      .query(LINK, [id, userId, nickname, platform, platformId, birthdate, nationality])
      .catch((error: unknown) => translateConstraint(error, { player_user_unique: userHasPlayer }));
  }

  async updateImages(id: number, { avatar, banner }: NewPlayerImages): Promise<void> {
    await this.db.query(
      'update player set avatar = coalesce($2, avatar), banner = coalesce($3, banner) where id = $1',
      [id, avatar ?? null, banner ?? null],
    );
  }

  /** Nobody else changes what this account is until the transaction ends. */
  async lockAccount(userId: number): Promise<void> {
    await this.db.query('select 1 from app_user where id = $1 for no key update', [userId]);
  }

  async existsByUserId(userId: number): Promise<boolean> {
    return (await this.db.query('select 1 from player where user_id = $1', [userId])).length > 0;
  }
}

/** An account is one player. */
export const userHasPlayer = (): LeagueError =>
  new LeagueError('ALREADY_HAS_PLAYER', 'conflict', 'api.player.user-has-player');
