import { Injectable } from '@nestjs/common';
import { emailTaken } from '../../../domain/people/member-change.ts';
import type { MemberFacts } from '../../../domain/people/member-change.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { translateConstraint, withoutRow } from '../../../platform/db/pg-error.ts';
import { AssociationMember } from '../users/association-member.entity.ts';
import { User } from '../users/user.entity.ts';
import { Membership } from './membership.entity.ts';

/** A locked member. */
export interface LockedMember extends MemberFacts {
  id: number;
  joinedAt: Date;
  /** null: became a member without a form. */
  membershipId: number | null;
}

/** An account of the person. */
export interface MemberAccount {
  userId: number;
  discordId: string;
  name: string;
}

/** By a verified address among `$2`, or by the membership that the account had before: `$1`, `$3`. */
const ACCOUNTS = namedRead<MemberAccount>(
  'accounts-of-member',
  `select u.id as "userId", u.discord_id as "discordId", coalesce(p.nickname, u.discord_username) as name
     from app_user u left join player p on p.user_id = u.id
    where u.member_id in ($1::int, $3::int) or (u.email_verified and u.email::citext = any($2::citext[]))
    order by u.id`,
);

/** One person has one address and one form. */
const TAKEN = { association_member_email_unique: emailTaken, membership_email_unique: emailTaken };

/** Storage of what staff do with members. Every method needs the transaction of the use-case that calls it. */
@Injectable()
export class MemberActsRepository {
  constructor(private readonly db: Db) {}

  async lock(id: number): Promise<LockedMember | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const member = await this.db.repo(AssociationMember).findOne({ where: { id }, lock });
    if (!member) return null;
    const form = await this.db.repo(Membership).findOne({ where: { associationMemberId: id }, lock });
    const { firstName = null, lastName = null, phone = null, address = null, zip = null, city = null } = form ?? {};
    const details = { firstName, lastName, phone, address, zip, city };
    return { id, email: member.email, joinedAt: member.joinedAt, membershipId: form?.id ?? null, ...details };
  }

  /** The accounts of a member: those with one of these addresses, and those that were found to be this or the `other` member. */
  findAccounts(id: number, emails: readonly string[], other: number | null = null): Promise<MemberAccount[]> {
    return this.db.read(ACCOUNTS, [id, emails, other]);
  }

  /** Refuses an address that another member has (ALREADY_MEMBER). The row is not passed on, because it is personal. */
  async update(
    { id, membershipId }: LockedMember,
    { email, firstName, lastName, phone, address, zip, city }: MemberFacts,
    joinedAt?: Date,
  ): Promise<void> {
    const refused = (error: unknown) => translateConstraint(withoutRow(error), TAKEN);
    await this.db
      .repo(AssociationMember)
      .update(id, { email, ...(joinedAt ? { joinedAt } : {}) })
      .catch(refused);
    if (membershipId === null) return;
    const details = { firstName, lastName, phone, address, zip, city } as Record<string, string>;
    await this.db
      .repo(Membership)
      .update(membershipId, { email, ...details })
      .catch(refused);
  }

  /** Lets the accounts of a member be those of another: both were one person's. */
  async moveAccounts(from: number, to: number): Promise<void> {
    await this.db.repo(User).update({ memberId: from }, { memberId: to });
  }

  /** Deletes the member with the form. */
  async delete(id: number): Promise<void> {
    await this.db.repo(AssociationMember).delete(id);
  }
}
