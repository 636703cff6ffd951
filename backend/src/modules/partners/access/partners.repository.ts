import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import type { Application, PartnerStatus } from '../../../domain/partners/partner.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { Partner } from './partner.entity.ts';
import type { ListedPartner } from './partner.ts';

/** $1 one partner, $2 that of an account; null: all. Those that wait come first. */
const PARTNERS = namedRead<ListedPartner>(
  'partners',
  `select a.id, a.user_id as "userId", a.name, a.purpose, a.contact, a.status, ${instantSql('a.applied_at')} as "appliedAt",
          ${instantSql('a.decided_at')} as "decidedAt", a.reason, a.version,
          coalesce(p.nickname, u.discord_username) as account, coalesce(dp.nickname, d.discord_username) as "decidedBy",
          (select count(*)::int from api_key k where k.partner_id = a.id and k.revoked_at is null and k.ends_at is null) as keys,
          (select count(*)::int from api_key k where k.partner_id = a.id and k.revoked_at is null and k.ends_at > now()) as ending,
          (select count(*)::int from webhook w where w.partner_id = a.id) as webhooks
     from partner a join app_user u on u.id = a.user_id left join player p on p.user_id = u.id
     left join app_user d on d.id = a.decided_by_user_id left join player dp on dp.user_id = d.id
    where ($1::int is null or a.id = $1) and ($2::int is null or a.user_id = $2)
    order by a.status <> 'pending', ${nameOrder('a.name')}, a.id`,
);

const ADMINS = namedRead<{ id: number }>(
  'partner-admins',
  'select user_id as id from user_role where role = 1 order by 1',
);

/** What staff decide, and when. */
export interface Decision {
  status: PartnerStatus;
  at: Date;
  byUserId: number | null;
  reason: string | null;
}

/** Storage of partners. Methods that write need the caller's transaction. */
@Injectable()
export class PartnersRepository {
  constructor(private readonly db: Db) {}

  /** Those that wait first, then by name. */
  findAll(): Promise<ListedPartner[]> {
    return this.db.read(PARTNERS, [null, null]);
  }

  async findById(id: number): Promise<ListedPartner | null> {
    return (await this.db.read(PARTNERS, [id, null]))[0] ?? null;
  }

  async findByUser(userId: number): Promise<ListedPartner | null> {
    return (await this.db.read(PARTNERS, [null, userId]))[0] ?? null;
  }

  /** The same, locked until the transaction ends. */
  async lockById(id: number): Promise<ListedPartner | null> {
    await this.lock({ id });
    return this.findById(id);
  }

  async lockByUser(userId: number): Promise<ListedPartner | null> {
    await this.lock({ userId });
    return this.findByUser(userId);
  }

  /** Stores an application. Refuses a second one of the account (ALREADY_REQUESTED). */
  async insertApplication(userId: number, application: Application, appliedAt: Date): Promise<void> {
    await this.db
      .repo(Partner)
      .insert({ ...application, userId, appliedAt })
      .catch(hasApplied);
  }

  /** The account applies again: the earlier answer is forgotten. */
  async renewApplication(id: number, application: Application, appliedAt: Date): Promise<void> {
    const open = { status: 'pending', decidedAt: null, decidedByUserId: null, reason: null } as const;
    await this.db.repo(Partner).update(id, { ...application, ...open, appliedAt, version: () => 'version + 1' });
  }

  async decide(id: number, { status, at, byUserId, reason }: Decision): Promise<void> {
    const row = { status, decidedAt: at, decidedByUserId: byUserId, reason, version: () => 'version + 1' };
    await this.db.repo(Partner).update(id, row);
  }

  async deleteById(id: number): Promise<void> {
    await this.db.repo(Partner).delete(id);
  }

  /** Deletes applications that were denied before this time. */
  async deleteDeniedBefore(then: Date): Promise<void> {
    await this.db.repo(Partner).delete({ status: 'denied', decidedAt: LessThan(then) });
  }

  /** The accounts that are told of an application. */
  async findAdminIds(): Promise<number[]> {
    return (await this.db.read(ADMINS)).map(({ id }) => id);
  }

  private async lock(where: { id: number } | { userId: number }): Promise<void> {
    const lock = { mode: 'for_no_key_update' } as const;
    await this.db.repo(Partner).findOne({ select: { id: true }, where, lock });
  }
}

const hasApplied = (error: unknown): never =>
  translateConstraint(error, {
    partner_one_per_account: () => new LeagueError('ALREADY_REQUESTED', 'api.partner.has-applied'),
  });
