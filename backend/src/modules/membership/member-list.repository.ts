import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { nameOrder, searched } from '../../platform/db/name-sql.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { rowsOf } from '../../platform/db/table-page.ts';
import type { ListedMember, MemberFilter, MemberSort } from './member-list.ts';

const NAME = `m.first_name || ' ' || m.last_name`;

const FROM = `from association_member a
  left join membership m on m.association_member_id = a.id
  left join (select distinct on (email::citext) id, email::citext as email from app_user where email_verified
              order by email::citext, id) u on u.email = a.email
  left join player p on p.user_id = u.id`;

const MATCHES = `($1 = '' or ${searched(NAME)} like $1 or ${searched('a.email::text')} like $1) and ($2::boolean is null or (u.id is not null) = $2)`;

const SORTS: Record<MemberSort, readonly string[]> = {
  name: [nameOrder('m.last_name'), nameOrder('m.first_name')],
  email: ['a.email'],
  joined: ['a.joined_at'],
};

/** The association's register. */
@Injectable()
export class MemberListRepository {
  constructor(private readonly db: Db) {}

  /** `pattern` is for `searched`; '' finds all. Members without a name come last. */
  findPage(pattern: string, { sort, isDescending, hasAccount, ...slice }: MemberFilter): Promise<ListedMember[]> {
    const direction = isDescending ? 'desc' : 'asc';
    const order = SORTS[sort].map((column) => `${column} ${direction} nulls last`).join(', ');
    const { limit, offset } = rowsOf(slice);
    return this.db.query(
      `select a.id, ${NAME} as name, m.phone, m.zip, m.city, m.agrees_marketing as "agreesToMarketing", a.email,
              ${instantSql('a.joined_at')} as "joinedAt", u.id is not null as "hasAccount", u.id as "userId", p.id as "playerId", p.nickname
         ${FROM} where ${MATCHES} order by ${order}, a.id limit $3 offset $4`,
      [pattern, hasAccount, limit, offset],
    );
  }

  async count(pattern: string, { hasAccount }: Pick<MemberFilter, 'hasAccount'>): Promise<number> {
    const sql = `select count(*)::int as total ${FROM} where ${MATCHES}`;
    return (await this.db.query<{ total: number }>(sql, [pattern, hasAccount]))[0]?.total ?? 0;
  }
}
