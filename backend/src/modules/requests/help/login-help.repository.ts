import { Injectable } from '@nestjs/common';
import type { MemberAddresses } from '../../../domain/people/login.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';

/** What decides whether an account's login is stopped for want of a membership. */
export interface LoginStanding extends MemberAddresses {
  nationality: string | null;
  isMember: boolean;
  discordId: string;
  name: string;
}

const STANDING = namedRead<LoginStanding>(
  'login-help-standing',
  `select u.email, u.email_verified as "emailVerified", former.email::text as "memberEmail", p.nationality,
          m.id is not null as "isMember", u.discord_id as "discordId", coalesce(p.nickname, u.discord_username) as name
     from app_user u left join player p on p.user_id = u.id
     left join association_member m on u.email_verified and m.email = u.email::citext
     left join association_member former on former.id = u.member_id
    where u.id = $1`,
);

/** Reads what stops an account's login. */
@Injectable()
export class LoginHelpRepository {
  constructor(private readonly db: Db) {}

  async findStanding(userId: number): Promise<LoginStanding | null> {
    return (await this.db.read(STANDING, [userId]))[0] ?? null;
  }
}
