import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { rowsOf } from '../../../platform/db/table-page.ts';
import type { ListedMember, MemberFilter, MemberSort } from './member-list.ts';

const NAME = `m.first_name || ' ' || m.last_name`;

const FROM = `from association_member a
  left join membership m on m.association_member_id = a.id
  left join (select distinct on (email::citext) id, email::citext as email from app_user where email_verified
              order by email::citext, id) u on u.email = a.email
  left join player p on p.user_id = u.id`;

/**
 * How like the address of the account `$3` a member's is. The part before the @ decides: the hosts of most people are the same few.
 */
const NEAR = `(select similarity(split_part(near.email, '@', 1), split_part(a.email::text, '@', 1)) + similarity(near.email, a.email::text) / 2
                 from app_user near where near.id = $3::int)`;
/** From 0 to 1.5. One wrong letter in a short name gives about 0.7. */
const LEAST_NEAR = 0.6;

const MATCHES = `($1 = '' or ${searchTextSql(NAME)} like $1 or ${searchTextSql('a.email::text')} like $1) and ($2::boolean is null or (u.id is not null) = $2)
  and ($3::int is null or ${NEAR} >= ${LEAST_NEAR})
  and ($4::int is null or a.id = $4)`;

const SORTS: Record<MemberSort, readonly string[]> = {
  name: [nameOrder('m.last_name'), nameOrder('m.first_name')],
  email: ['a.email'],
  joined: ['a.joined_at'],
};

/** The association's register. */
@Injectable()
export class MemberListRepository {
  constructor(private readonly db: Db) {}

  /** `pattern` is for `searchTextSql`; '' finds all. Members without a name come last. */
  findPage(
    pattern: string,
    { sort, isDescending, hasAccount, nearUserId, id, ...slice }: MemberFilter,
  ): Promise<ListedMember[]> {
    const direction = isDescending ? 'desc' : 'asc';
    const sorted = SORTS[sort].map((column) => `${column} ${direction} nulls last`).join(', ');
    const order = nearUserId === null ? sorted : `${NEAR} desc, ${sorted}`;
    const { limit, offset } = rowsOf(slice);
    return this.db.query(
      `select a.id, ${NAME} as name, m.first_name as "firstName", m.last_name as "lastName", m.address, m.phone, m.zip, m.city, m.agrees_marketing as "agreesToMarketing", a.email,
              ${instantSql('a.joined_at')} as "joinedAt", u.id is not null as "hasAccount", u.id as "userId", p.id as "playerId", p.nickname
         ${FROM} where ${MATCHES} order by ${order}, a.id limit $5 offset $6`,
      [pattern, hasAccount, nearUserId, id, limit, offset],
    );
  }

  async count(pattern: string, { hasAccount, nearUserId, id }: MemberFilter): Promise<number> {
    const sql = `select count(*)::int as total ${FROM} where ${MATCHES}`;
    return (await this.db.query<{ total: number }>(sql, [pattern, hasAccount, nearUserId, id]))[0]?.total ?? 0;
  }
}
