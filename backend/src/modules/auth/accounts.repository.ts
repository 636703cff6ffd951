import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { namedWrite } from '../../platform/db/named-write.ts';
import { newId } from '../../platform/db/written.ts';
import { UserRole } from './users/user-role.entity.ts';
import { User } from './users/user.entity.ts';

/** An account as the chat provider describes it. */
export interface ChatAccount {
  readonly discordId: string;
  readonly username: string;
  readonly discriminator: string;
  readonly avatar: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** What decides a login's result, besides membership of the chat server (R12). */
export interface AccountStanding {
  readonly hasPlayer: boolean;
  readonly platform: string | null;
  readonly platformId: string | null;
  readonly birthdate: string | null;
  readonly nationality: string | null;
  readonly isMember: boolean;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** The present address of the membership that the account last had. */
  readonly memberEmail: string | null;
}

/** Columns that every login writes. */
const AT_PROVIDER = [
  'discord_username',
  'discord_discriminator',
  'discord_avatar',
  'email',
  'email_verified',
  'last_login_at',
];

const STANDING = namedRead<AccountStanding>(
  'account-standing',
  `select p.id is not null as "hasPlayer", p.platform, p.platform_id as "platformId", p.birthdate::text as birthdate,
          p.nationality, m.id is not null as "isMember", u.email, u.email_verified as "emailVerified",
          former.email::text as "memberEmail"
     from app_user u
     left join player p on p.user_id = u.id
     left join association_member m on u.email_verified and m.email = u.email::citext
     left join association_member former on former.id = u.member_id
    where u.id = $1`,
);

/** The membership that an account's address leads to is remembered: the address may change. */
const NOTE_MEMBER = namedWrite(
  'note-member',
  `update app_user u set member_id = m.id from association_member m
    where u.id = $1 and u.email_verified and m.email = u.email::citext and u.member_id is distinct from m.id`,
);

/** Accounts of people who have logged in. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly db: Db) {}

  /** Stores the account as the provider describes it now, and returns its id in the league. */
  async save(account: ChatAccount, now: Date): Promise<number> {
    const { discordId, username, discriminator, avatar, email, emailVerified } = account;
    const saved = await this.db
      .repo(User)
      .createQueryBuilder()
      .insert()
      .values({
        discordId,
        discordUsername: username,
        discordDiscriminator: discriminator,
        discordAvatar: avatar,
        email,
        emailVerified,
        createdAt: now,
        lastLoginAt: now,
      })
      .orUpdate(AT_PROVIDER, ['discord_id'])
      .execute();
    return newId(saved);
  }

  /** Remembers the membership that the account's address leads to, if it leads to one. */
  async noteMember(userId: number): Promise<void> {
    await this.db.write(NOTE_MEMBER, [userId]);
  }

  async standingOf(userId: number): Promise<AccountStanding> {
    const [row] = await this.db.read(STANDING, [userId]);
    if (!row) throw new Error('the account is gone');
    return row;
  }

  /** The provider's id of an account; null for an unknown id. */
  async findDiscordId(userId: number): Promise<string | null> {
    return (await this.db.repo(User).findOneBy({ id: userId }))?.discordId ?? null;
  }

  async findRoleIds(userId: number): Promise<number[]> {
    return (await this.db.repo(UserRole).findBy({ userId })).map(({ role }) => role);
  }
}
