import { Injectable } from '@nestjs/common';
import type { PlayerDetails } from '../../domain/people/applicant.ts';
import { Db } from '../../platform/db/db.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { userHasPlayer } from './player-identity.repository.ts';
import type { PlayerSettings } from './registration.ts';

/** A player who is about to be. */
export interface NewPlayer extends PlayerDetails {
  userId: number;
  nickname: string;
}

const SETTINGS = namedRead<PlayerSettings>(
  'player-settings',
  `select id, nickname, platform, platform_id as "platformId", birthdate::text as birthdate, nationality, avatar, banner
    from player where user_id = $1`,
);

/** Storage of what players tell about themselves. Writing methods expect the transaction of the use-case. */
@Injectable()
export class RegistrationRepository {
  constructor(private readonly db: Db) {}

  /** Of two calls of one account the second waits for the first. Answers the account's name in the chat. */
  async lockUser(userId: number): Promise<string | null> {
    const sql = 'select discord_username as name from app_user where id = $1 for no key update';
    return (await this.db.query<{ name: string }>(sql, [userId]))[0]?.name ?? null;
  }

  async findChatName(userId: number): Promise<string | null> {
    const sql = 'select discord_username as name from app_user where id = $1';
    return (await this.db.query<{ name: string }>(sql, [userId]))[0]?.name ?? null;
  }

  async findSettings(userId: number): Promise<PlayerSettings | null> {
    return (await this.db.read(SETTINGS, [userId]))[0] ?? null;
  }

  /** The same as nobody else can change it until the transaction ends. */
  async lockSettings(userId: number): Promise<PlayerSettings | null> {
    return (await this.db.query<PlayerSettings>(`${SETTINGS.sql} for no key update`, [userId]))[0] ?? null;
  }

  async insert({ userId, nickname, ...details }: NewPlayer, at: Date): Promise<number> {
    const rows = await this.db
      .query<{ id: number }>(
        `insert into player (user_id, nickname, platform, platform_id, birthdate, nationality, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [userId, nickname, ...columnsOf(details), at],
      )
      .catch((error: unknown) => translateConstraint(error, { player_user_unique: userHasPlayer }));
    return rows[0]?.id as number;
  }

  async updateDetails(playerId: number, details: PlayerDetails): Promise<void> {
    await this.db.query(
      'update player set platform = $2, platform_id = $3, birthdate = $4, nationality = $5 where id = $1',
      [playerId, ...columnsOf(details)],
    );
  }
}

const columnsOf = ({ platform, platformId, birthdate, nationality }: PlayerDetails): string[] => [
  platform,
  platformId,
  birthdate,
  nationality,
];
