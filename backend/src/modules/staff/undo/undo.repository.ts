import { Injectable } from '@nestjs/common';
import type { TakenBack } from '../../../domain/undo/later-changes.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { toldActSql } from '../../audit/told-act.read.ts';
import { IS_UNDONE_SQL } from '../../audit/undone.read.ts';
import { OBJECT_NAME_SQL } from '../../audit/object-name.read.ts';
import { seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { CONTESTED_SQL } from '../../series/contested.read.ts';
import { ownHonourChangedSql } from '../../stats/season-end/given/own-honour.read.ts';
import { ownDivisionSql, ownPlayerSql, ownSeriesSql, ownTeamSql } from '../../refs/own-matter.read.ts';
import { hasKeySql, keySql } from './tracked-rows.read.ts';
import { trackedTable } from './tracked-tables.ts';
import type { LatestAct, StoredChange, UndoEntry } from './undo.ts';

/**
 * The entry `a` is the own matter of the account `$2` with the player `$3`. An act on a whole season is when it was for
 * the same account, and one on an honour when the honour is.
 */
const OWN = `case a.object_kind
  when 'series' then exists (select 1 from series s where s.id = a.object_id and ${ownSeriesSql('s', '$3::int')})
  when 'division' then ${ownDivisionSql('a.object_id', '$3::int')}
  when 'team' then ${ownTeamSql('a.object_id', '$3::int')}
  when 'player' then ${ownPlayerSql('a.object_id', '$3::int')}
  when 'request' then exists (select 1 from approval_request r where r.id = a.object_id
                                 and (r.user_id = $2::int or ${ownTeamSql('r.team_id', '$3::int')}))
  when 'season' then (a.is_own_team and a.actor_user_id = $2::int) or ${ownHonourChangedSql('a.change_set_id', '$3::int')}
  else a.object_kind = 'user' and a.object_id = $2::int end`;

/** The name, unless the entry is about a person who was erased: the log has their values for some time, and shows them to no one here. */
const SHOWN_NAME = `case when not is_about_erased(a) then ${OBJECT_NAME_SQL} end`;

const ENTRIES = namedRead<UndoEntry>(
  'undo-entries',
  `select a.id, a.change_set_id as "setId", ${instantSql('a.at')} as at, a.act, a.object_kind as "objectKind",
         a.object_id as "objectId", ${SHOWN_NAME} as "objectName", a.actor_user_id as "actorUserId",
         coalesce(p.nickname, u.discord_username) as "actorName", case when not is_about_erased(a) then a.before end as before,
         case when not is_about_erased(a) then a.after end as after,
         ${toldActSql('a')} as "toldAct", ${toldActSql('o')} as "undoesAct", ${toldActSql('r')} as "redoesAct",
         d.admin_user_id as "divisionAdminUserId", coalesce(${OWN}, false) as "isOwn"
    from audit_entry a left join audit_entry o on o.id = a.undoes_id left join audit_entry r on r.id = o.undoes_id
    left join app_user u on u.id = a.actor_user_id left join player p on p.user_id = u.id
    left join series s on a.object_kind = 'series' and s.id = a.object_id
    left join division d on d.id = case a.object_kind when 'division' then a.object_id else s.division_id end
   where a.change_set_id = any($1::bigint[]) order by a.id desc`,
);

/** The series of the changed row `k.key`, where it is about one that captains contest or have contested. */
const CONTESTED_SERIES = `case c.table_name
  when 'series' then (select s.id from series s where s.id = k.key::int and ${CONTESTED_SQL})
  when 'dispute' then (select x.series_id from dispute x where x.id = k.key::int)
  when 'no_show_claim' then (select x.series_id from no_show_claim x where x.id = k.key::int) end`;

const CHANGE = `c.id as "changeId", c.change_set_id as "setId", c.table_name as "table", c.kind, k.key,
         case when c.kind = 'update' then array(select jsonb_object_keys(c.rows->(k.n::int - 1))) else '{}' end as columns,
         c.rows is null and c.kind <> 'insert' as "isForgotten"`;
const CHANGED = `from row_change c cross join lateral unnest(c.keys) with ordinality as k (key, n)`;

const CHANGES = namedRead<StoredChange>(
  'undo-changes',
  `select ${CHANGE},
         exists (select from series own where own.id = ${CONTESTED_SERIES} and ${ownSeriesSql('own', '$2::int')}) as "isOwnContest"
    ${CHANGED} where c.change_set_id = any($1::bigint[]) order by c.id`,
);

/**
 * Changes after the first of some sets (`$1`), of the same rows (tables `$2`, keys `$3`) or of a whole table (`$4`).
 */
const LATER = namedRead<Omit<StoredChange, 'isOwnContest'>>(
  'undo-later-changes',
  `select ${CHANGE} ${CHANGED}
    where c.id > (select min(id) from row_change where change_set_id = any($1::bigint[]))
      and not c.change_set_id = any($1::bigint[])
      and (c.table_name = any($4::text[])
        or (c.table_name, k.key) in (select * from unnest($2::text[], $3::text[])))
    order by c.id`,
);

const PAIRS = namedRead<TakenBack>(
  'undo-pairs',
  `select distinct a.change_set_id as "undoneSetId", u.change_set_id as "undoSetId"
    from audit_entry u join audit_entry a on a.id = u.undoes_id
   where u.change_set_id >= (select min(s) from unnest($1::bigint[]) s)`,
);

/** The references between tracked tables (`$1`): which columns of the child name which columns of the parent. */
const REFERENCES = namedRead<Reference>(
  'undo-references',
  `select child.relname::text as child, parent.relname::text as parent,
         array(select attname::text from unnest(f.conkey) with ordinality as k (n, at)
                 join pg_attribute on attrelid = f.conrelid and attnum = k.n order by k.at) as columns,
         array(select attname::text from unnest(f.confkey) with ordinality as k (n, at)
                 join pg_attribute on attrelid = f.confrelid and attnum = k.n order by k.at) as "parentColumns"
    from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
   where f.contype = 'f' and child.relname::text = any($1::text[]) and parent.relname::text = any($1::text[])
     and f.connamespace = 'public'::regnamespace
   order by child.relname, f.conname`,
);

/** The transactions that stored some rows (`$2`) of a table (`$1`), or set one of these columns (`$3`); the newest first. */
const SET_BY = namedRead<{ key: string; setIds: number[] }>(
  'undo-set-by',
  `select k.key, array_agg(c.change_set_id::int order by c.id desc) as "setIds"
    from row_change c cross join lateral unnest(c.keys) with ordinality as k (key, n)
   where c.table_name = $1 and c.keys && $2::text[] and k.key = any($2::text[])
     and (c.kind = 'insert' or (c.kind = 'update' and c.rows->(k.n::int - 1) ?| $3::text[]))
   group by k.key`,
);

/** The names of those series (`$1`) that have a result. */
const REPORTED = namedRead<{ name: string }>(
  'undo-reported-series',
  `select h.name || ' – ' || a.name as name from series s ${seriesTeamsSql('s', 'h', 'a')}
    where s.id = any($1::int[]) and s.reported_at is not null order by s.scheduled_at, s.id`,
);

/** SQL condition: the entry `p` is of the press that made `a`: one request of one person. */
const OF_PRESS = 'p.request_id = a.request_id and p.actor_user_id = a.actor_user_id';

/** The transactions of the press that made the entry `$1`, those that were taken back by now left out. */
const PRESS = namedRead<{ setId: number }>(
  'undo-press',
  `select distinct p.change_set_id as "setId" from audit_entry a join audit_entry p on p.id = a.id or ${OF_PRESS}
    where a.id = $1 and p.change_set_id is not null
      and (p.id = a.id or not ${IS_UNDONE_SQL.replaceAll('a.id', 'p.id')})`,
);

const LATEST_ACT = `
  select a.id, a.act, ${SHOWN_NAME} as "objectName", ${instantSql('a.at')} as at, ${toldActSql('a')} as "toldAct",
         ${toldActSql('o')} as "undoesAct", ${toldActSql('r')} as "redoesAct",
         greatest(1, (select count(*)::int from audit_entry p where ${OF_PRESS})) as "pressCount"
    from audit_entry a left join audit_entry o on o.id = a.undoes_id left join audit_entry r on r.id = o.undoes_id`;

const LATEST = namedRead<LatestAct>(
  'latest-act',
  `${LATEST_ACT} where a.actor_user_id = $1 order by a.id desc limit 1`,
);

const LATEST_ON_SERIES = namedRead<LatestAct>(
  'latest-act-on-series',
  `${LATEST_ACT}
   where a.actor_user_id = $1 and a.object_kind = 'series' and a.object_id = $2 order by a.id desc limit 1`,
);

/** A reference of one tracked table to another. */
interface Reference {
  child: string;
  parent: string;
  columns: string[];
  parentColumns: string[];
}

/** A row that names a row of another table. */
export interface Dependant {
  table: string;
  key: string;
  /** The transactions that made it name that row, the newest first; none when they are not stored any more. */
  setIds: readonly number[];
}

/** Reads what was changed by whom. */
@Injectable()
export class UndoRepository {
  constructor(private readonly db: Db) {}

  /** Who made an entry, and its transaction; null for an unknown entry, and `setId` null for one from before R19. */
  async findEntry(id: number): Promise<{ actorUserId: number; setId: number | null } | null> {
    const select = { id: true, actorUserId: true, changeSetId: true } as const;
    const entry = await this.db.repo(AuditEntry).findOne({ select, where: { id } });
    return entry && { actorUserId: entry.actorUserId, setId: entry.changeSetId };
  }

  /** The transactions of the press that made an entry. */
  async findPress(entryId: number): Promise<number[]> {
    return (await this.db.read(PRESS, [entryId])).map(({ setId }) => setId);
  }

  /** The entries of some transactions, the newest first. */
  findEntries(setIds: readonly number[], userId: number | null, playerId: number | null): Promise<UndoEntry[]> {
    return this.db.read(ENTRIES, [setIds, userId, playerId]);
  }

  /** Every row that some transactions changed, in their order. */
  findChanges(setIds: readonly number[], playerId: number | null): Promise<StoredChange[]> {
    return this.db.read(CHANGES, [setIds, playerId]);
  }

  /** The later changes of the same rows, and all later changes of `wholeTables`. */
  findLater(
    setIds: readonly number[],
    changes: readonly StoredChange[],
    wholeTables: readonly string[],
  ): Promise<Omit<StoredChange, 'isOwnContest'>[]> {
    const tables = changes.map(({ table }) => table);
    return this.db.read(LATER, [setIds, tables, changes.map(({ key }) => key), wholeTables]);
  }

  /** Which transactions took back which, from the first of `setIds` on. */
  findPairs(setIds: readonly number[]): Promise<TakenBack[]> {
    return this.db.read(PAIRS, [setIds]);
  }

  /** The names of the series, of these, that have a result. */
  async findReported(seriesIds: readonly number[]): Promise<string[]> {
    if (seriesIds.length === 0) return [];
    return (await this.db.read(REPORTED, [seriesIds])).map(({ name }) => name);
  }

  /** The stored rows that name one of `parents`, with the transaction that made them do so. */
  async findDependants(
    parents: ReadonlyMap<string, readonly string[]>,
    tables: readonly string[],
  ): Promise<Dependant[]> {
    const found: Dependant[] = [];
    for (const reference of await this.db.read(REFERENCES, [tables])) {
      const keys = parents.get(reference.parent);
      if (keys) found.push(...(await this.findNaming(reference, keys)));
    }
    return found;
  }

  /** The account's latest act: on one series, or on anything. */
  async findLatestOf(userId: number, seriesId: number | null): Promise<LatestAct | null> {
    const found =
      seriesId === null ? this.db.read(LATEST, [userId]) : this.db.read(LATEST_ON_SERIES, [userId, seriesId]);
    return (await found)[0] ?? null;
  }

  private async findNaming(reference: Reference, parentKeys: readonly string[]): Promise<Dependant[]> {
    const [child, parent] = [trackedTable(reference.child), trackedTable(reference.parent)];
    const named = reference.columns.map((column, at) => `c.${column} = p.${reference.parentColumns[at]}`);
    const rows = await this.db.query<{ key: string }>(
      `select ${keySql(child, 'c')} as key from ${child.name} c join ${parent.name} p on ${named.join(' and ')}
        where ${hasKeySql(parent, 'p', '$1')}`,
      [parentKeys],
    );
    if (rows.length === 0) return [];
    const keys = rows.map(({ key }) => key);
    const sets = new Map(
      (await this.db.read(SET_BY, [child.name, keys, reference.columns])).map(({ key, setIds }) => [key, setIds]),
    );
    return keys.map((key) => ({ table: child.name, key, setIds: sets.get(key) ?? [] }));
  }
}
