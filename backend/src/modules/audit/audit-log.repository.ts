import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { searchTextSql } from '../../platform/db/name-sql.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import type { AuditFilter, AuditLogEntry } from './audit-log.ts';
import type { LastChange } from './last-change.ts';
import { NAME_NOW_SQL, OBJECT_NAME_SQL } from './object-name.read.ts';
import { toldActSql } from './told-act.read.ts';
import { IS_UNDONE_SQL } from './undone.read.ts';

const FROM = 'from audit_entry a left join app_user u on u.id = a.actor_user_id left join player p on p.user_id = u.id';

/** Names are looked up only when the reader searches for one: the object's name then, or its name now. */
const MATCHES = `
  where ($1 = '' or ${searchTextSql('p.nickname')} like $1 or ${searchTextSql('u.discord_username')} like $1
      or ${searchTextSql(OBJECT_NAME_SQL)} like $1 or ${searchTextSql(NAME_NOW_SQL)} like $1)
    and ($2::text is null or a.act = $2)
    and ($3::date is null or a.at >= $3::date::timestamp at time zone 'Europe/Stockholm')
    and ($4::date is null or a.at < ($4::date + 1)::timestamp at time zone 'Europe/Stockholm')
    and ($5::text is null or a.object_kind = $5) and ($6::int is null or a.object_id = $6)`;

const ENTRY = `
  select a.id, ${instantSql('a.at')} as at, a.act, a.object_kind as "objectKind", a.object_id as "objectId",
         ${OBJECT_NAME_SQL} as "objectName", a.actor_user_id as "actorUserId", p.id as "actorPlayerId",
         coalesce(p.nickname, u.discord_username) as "actorName", a.is_own_team as "isOwnTeam",
         ${IS_UNDONE_SQL} as "isUndone", ${toldActSql('a')} as "toldAct", ${toldActSql('o')} as "undoesAct",
         ${toldActSql('r')} as "redoesAct"
    ${FROM} left join audit_entry o on o.id = a.undoes_id left join audit_entry r on r.id = o.undoes_id`;

/** $1 account, $2 player, $3 the number of entries. */
const ABOUT_PERSON = namedRead<AuditLogEntry>(
  'audit-about-person',
  `${ENTRY}
    where (a.object_kind, a.object_id) in (
      select 'user', $1::int
      union all select 'player', $2::int
      union all select 'player', player_id from merged_player where into_player_id = $2
      union all select 'request', id from approval_request where user_id = $1 or player_id = $2
      union all select 'member', f.id from app_user m join association_member b on m.email_verified and b.email = m.email::citext
                  join membership f on f.association_member_id = b.id where m.id = $1)
    order by a.id desc limit $3`,
);

/**
 * The latest act on an object after a time (id 0: on any of its kind), or what a captain did in the match week of a series. An undo counts as the act that
 * it takes back. $1 kind, $2 id, $3 the acts or null for all, $4 the time.
 */
const LAST_CHANGE = namedRead<LastChange>(
  'last-change',
  `select ${instantSql('c.at')} as at, coalesce(p.nickname, u.discord_username) as by
     from (select a.at, a.actor_user_id as user_id
             from audit_entry a left join audit_entry o on o.id = a.undoes_id
            where a.object_kind = $1 and $2::int in (0, a.object_id) and ($3::text[] is null or coalesce(o.act, a.act) = any($3))
           union all
           select e.happened_at, e.user_id from series_event e
            where $1 = 'series' and e.series_id = $2::int and e.user_id is not null) c
     left join app_user u on u.id = c.user_id left join player p on p.user_id = u.id
    where c.at > $4::timestamptz order by c.at desc limit 1`,
);

/** Reads the audit. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly db: Db) {}

  /** Entries, the newest first; `text` is a pattern for `searchTextSql`, or '' for all. */
  findPage(filter: AuditFilter): Promise<AuditLogEntry[]> {
    const sql = `${ENTRY} ${MATCHES} order by a.id desc limit $7 offset $8`;
    return this.db.query(sql, [...conditions(filter), filter.first, filter.offset]);
  }

  async count(filter: AuditFilter): Promise<number> {
    const sql = `select count(*)::int as total ${FROM} ${MATCHES}`;
    return (await this.db.query<{ total: number }>(sql, conditions(filter)))[0]?.total ?? 0;
  }

  /** Acts on a person: on their account, player, requests and membership; the newest first. */
  findAboutPerson(userId: number | null, playerId: number | null, first: number): Promise<AuditLogEntry[]> {
    return this.db.read(ABOUT_PERSON, [userId, playerId, first]);
  }

  async findLastChange(
    objectKind: string,
    objectId: number,
    acts: readonly string[] | null,
    after: Date,
  ): Promise<LastChange | null> {
    return (await this.db.read(LAST_CHANGE, [objectKind, objectId, acts, after]))[0] ?? null;
  }

  findStored(id: number): Promise<Pick<AuditEntry, 'before' | 'after' | 'requestId'> | null> {
    return this.db.repo(AuditEntry).findOneBy({ id });
  }
}

const conditions = ({ text, act, fromDay, toDay, objectKind, objectId }: AuditFilter): unknown[] => [
  text,
  act,
  fromDay,
  toDay,
  objectKind,
  objectId,
];
