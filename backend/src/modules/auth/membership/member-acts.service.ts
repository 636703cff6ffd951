import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { inBothLanguages, memberChanged } from '../../../domain/messages/member-notices.ts';
import * as Member from '../../../domain/people/member-change.ts';
import type { MemberFacts, TypedMember } from '../../../domain/people/member-change.ts';
import { assertReason } from '../../../domain/people/sanction.ts';
import { Db } from '../../../platform/db/db.ts';
import { versionOf } from '../../../platform/value-version.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { OutboxService } from '../../messages/outbox/outbox.service.ts';
import { MemberActsRepository } from './member-acts.repository.ts';
import type { LockedMember, MemberAccount } from './member-acts.repository.ts';

const CHANGED = 'api.member.changed-meanwhile';

/** A member, and the version that the form was filled from. */
export interface MemberTarget {
  id: number;
  version: string;
}

/** The version of all that staff edit of a member. */
export const memberVersionOf = (facts: MemberFacts): string =>
  versionOf(Member.MEMBER_FIELDS.map((field) => facts[field]));

/**
 * Admins correct, merge and end memberships (R13): a wrong letter in an address locks a person out. Each act is one transaction
 * with an entry in the audit, can be taken back, and is told to the person, also in the chat: they may not be able to log in.
 */
@Injectable()
export class MemberActsService {
  constructor(
    private readonly db: Db,
    private readonly members: MemberActsRepository,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Corrects a member's address and details. Refuses impossible ones (INVALID_INPUT), an address that another member has
   * (ALREADY_MEMBER), a correction that changes nothing (NOTHING_CHANGED) and a form that was filled before another change
   * (CHANGED_MEANWHILE).
   */
  correct(actor: Actor, target: MemberTarget, typed: TypedMember, why: string): Promise<void> {
    const reason = assertReason(why, 'reason');
    return this.db.transaction(async () => {
      const before = await this.lockMember(target);
      const { facts, changed } = Member.correctedMember(before, typed);
      const accounts = await this.members.findAccounts(before.id, [before.email, facts.email]);
      await this.members.update(before, facts);
      const isNewAddress = changed.includes('email');
      await this.tell(accounts, isNewAddress ? 'newAddress' : 'corrected', reason);
      await this.record(actor, 'member.correct', before, accounts, {
        // two addresses can look the same when they are masked, so this is no change that the log could compare
        about: {
          fields: changed,
          reason,
          ...(isNewAddress ? { emails: [before, facts].map(({ email }) => Member.maskedEmail(email)) } : {}),
        },
      });
    });
  }

  /**
   * Two memberships of one person become one, which has been a member since the earlier of the two. `email` is the address that
   * stays, one of theirs. Refuses the same member twice and another address (INVALID_INPUT), and like `correct`.
   */
  merge(
    actor: Actor,
    { staying, leaving, email }: { staying: MemberTarget; leaving: MemberTarget; email: string },
    why: string,
  ): Promise<void> {
    const reason = assertReason(why, 'reason');
    return this.db.transaction(async () => {
      // in the order of their ids, as everyone locks
      const [first, second] = [staying, leaving].toSorted((one, other) => one.id - other.id) as [
        MemberTarget,
        MemberTarget,
      ];
      const locked = [await this.lockMember(first), await this.lockMember(second)];
      const stays = locked.find(({ id }) => id === staying.id) as LockedMember;
      const leaves = locked.find(({ id }) => id === leaving.id) as LockedMember;
      Member.assertMergeable(stays, leaves, email);
      const accounts = await this.members.findAccounts(stays.id, [stays.email, leaves.email], leaves.id);
      await this.members.moveAccounts(leaves.id, stays.id);
      await this.members.delete(leaves.id);
      const joinedAt = stays.joinedAt < leaves.joinedAt ? stays.joinedAt : leaves.joinedAt;
      await this.members.update(stays, { ...stays, email }, joinedAt);
      await this.tell(accounts, 'merged', reason);
      await this.record(actor, 'member.merge', stays, accounts, {
        before: { emails: [stays, leaves].map((each) => Member.maskedEmail(each.email)) },
        after: { emails: [Member.maskedEmail(email)] },
        about: { reason },
      });
    });
  }

  /** Ends a membership. A Swedish player is then signed out at their next call (R12). Refuses like `correct`. */
  end(actor: Actor, target: MemberTarget, why: string): Promise<void> {
    const reason = assertReason(why, 'reason');
    return this.db.transaction(async () => {
      const before = await this.lockMember(target);
      const accounts = await this.members.findAccounts(before.id, [before.email]);
      await this.tell(accounts, 'ended', reason);
      await this.record(actor, 'member.end', before, accounts, {
        before: { email: Member.maskedEmail(before.email) },
        about: { reason },
      });
      await this.members.delete(before.id);
    });
  }

  private async lockMember({ id, version }: MemberTarget): Promise<LockedMember> {
    const member = await this.members.lock(id);
    if (!member) throw Member.noSuchMember();
    assertVersion(version, memberVersionOf(member), CHANGED);
    return member;
  }

  private async tell(
    accounts: readonly MemberAccount[],
    what: Parameters<typeof memberChanged>[0],
    reason: string,
  ): Promise<void> {
    const notice = memberChanged(what, reason);
    for (const { userId } of accounts) await this.notices.notify(userId, notice);
    const act = randomUUID();
    await this.outbox.intendAll(
      accounts.map(({ userId, discordId, name }) => ({
        key: `member:${act}:${userId}`,
        kind: 'direct-message',
        subject: `user:${userId}`,
        about: name,
        payload: { discordId, text: inBothLanguages(notice) },
        divisionId: null,
      })),
    );
  }

  private record(
    actor: Actor,
    act: StaffActName,
    { membershipId }: LockedMember,
    accounts: readonly MemberAccount[],
    said: { before?: object; after?: object; about: Record<string, unknown> },
  ): Promise<void> {
    const isOwnTeam = accounts.some(({ userId }) => userId === actor.userId);
    return this.audit.record(actor, { act, objectKind: 'member', objectId: membershipId ?? 0, ...said, isOwnTeam });
  }
}
