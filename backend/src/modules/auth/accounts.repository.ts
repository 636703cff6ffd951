import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';

/** An account as the chat provider describes it. */
export interface ChatAccount {
  readonly discordId: string;
  readonly username: string;
  readonly discriminator: string;
  readonly avatar: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** What decides a login's result, apart from the chat server (R12). */
export interface AccountStanding {
  readonly hasPlayer: boolean;
  readonly platform: string | null;
  readonly platformId: string | null;
  readonly birthdate: string | null;
  readonly nationality: string | null;
  readonly isMember: boolean;
}

/** Accounts of people who have logged in. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly db: Db) {}

  /** Stores the account as it is at the provider now, and returns its id here. */
  async save(account: ChatAccount, now: Date): Promise<number> {
    const { discordId, username, discriminator, avatar, email, emailVerified } = account;
    const [row] = await this.db.query<{ id: number }>(
      `insert into app_user
         (discord_id, discord_username, discord_discriminator, discord_avatar, email, email_verified, created_at, last_login_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7)
       on conflict (discord_id) do update set
         discord_username = excluded.discord_username, discord_discriminator = excluded.discord_discriminator,
         discord_avatar = excluded.discord_avatar, email = excluded.email, email_verified = excluded.email_verified,
         last_login_at = excluded.last_login_at
       returning id`,
      [discordId, username, discriminator, avatar, email, emailVerified, now],
    );
    if (!row) throw new Error('the account was not stored');
    return row.id;
  }

  async standingOf(userId: number): Promise<AccountStanding> {
    const [row] = await this.db.query<AccountStanding>(
      `select p.id is not null as "hasPlayer", p.platform, p.platform_id as "platformId", p.birthdate::text as birthdate,
              p.nationality, m.id is not null as "isMember"
       from app_user u
       left join player p on p.user_id = u.id
       left join association_member m on u.email_verified and m.email = u.email::citext
       where u.id = $1`,
      [userId],
    );
    if (!row) throw new Error('the account is gone');
    return row;
  }

  /** The provider's id of an account; null for an id that nobody has. */
  async findDiscordId(userId: number): Promise<string | null> {
    const sql = 'select discord_id as "discordId" from app_user where id = $1';
    return (await this.db.query<{ discordId: string }>(sql, [userId]))[0]?.discordId ?? null;
  }

  async findRoleIds(userId: number): Promise<number[]> {
    const rows = await this.db.query<{ role: number }>('select role from user_role where user_id = $1', [userId]);
    return rows.map(({ role }) => role);
  }
}
