import { Injectable } from '@nestjs/common';
import type { TakenRow } from '../../../domain/undo/effects.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { hasKeySql, keySql } from './tracked-rows.read.ts';
import { trackedTable } from './tracked-tables.ts';

/** A row of the league, as its columns are called. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** The things that rows mention, by their ids. */
export interface Mentioned {
  players: number[];
  teams: number[];
  series: number[];
  divisions: number[];
  users: number[];
}

/** The name of one of them. */
export interface MentionedName {
  kind: keyof Mentioned;
  id: number;
  name: string;
}

const TAKEN = namedRead<TakenRow>(
  'undo-taken-rows',
  `select c.id as "changeId", c.table_name as "table", c.kind, k.key, c.rows->(k.n::int - 1) as former
     from row_change c cross join lateral unnest(c.keys) with ordinality as k (key, n)
    where c.change_set_id = any($1::bigint[]) order by c.id`,
);

const NAMES = namedRead<MentionedName>(
  'undo-names',
  `select 'players' as kind, p.id, p.nickname as name from player p where p.id = any($1::int[])
   union all select 'teams', t.id, t.name from team t where t.id = any($2::int[])
   union all select 'series', s.id, h.name || ' – ' || a.name
     from series s join team h on h.id = s.home_team_id join team a on a.id = s.away_team_id where s.id = any($3::int[])
   union all select 'divisions', d.id, d.name from division d where d.id = any($4::int[])
   union all select 'users', u.id, coalesce(p.nickname, u.discord_username)
     from app_user u left join player p on p.user_id = u.id where u.id = any($5::int[])`,
);

/** Reads what an undo would do, for people to read. */
@Injectable()
export class UndoEffectsRepository {
  constructor(private readonly db: Db) {}

  /** Every row that some transactions changed, with its former values. */
  findTaken(setIds: readonly number[]): Promise<TakenRow[]> {
    return this.db.read(TAKEN, [setIds]);
  }

  /** The present rows of a tracked table with these keys, by key. */
  async findPresent(table: string, keys: readonly string[]): Promise<ReadonlyMap<string, StoredRow>> {
    const tracked = trackedTable(table);
    const rows = await this.db.query<{ key: string; row: StoredRow }>(
      `select ${keySql(tracked, 't')} as key, to_jsonb(t) as row from ${tracked.name} t where ${hasKeySql(tracked, 't', '$1')}`,
      [keys],
    );
    return new Map(rows.map(({ key, row }) => [key, row]));
  }

  findNames({ players, teams, series, divisions, users }: Mentioned): Promise<MentionedName[]> {
    return this.db.read(NAMES, [players, teams, series, divisions, users]);
  }
}
