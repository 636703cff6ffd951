import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { hasKeySql, isKeySql, keySql } from './tracked-rows.read.ts';
import { trackedTable, TRACKED_TABLES } from './tracked-tables.ts';
import type { TrackedTable } from './tracked-tables.ts';
import type { StoredChange } from './undo.ts';

/** Triggers that keep times of their own leave them alone for the rest of the transaction. */
const TAKE_BACK = namedWrite<{ set_config: string }>(
  'take-back',
  `select set_config('league.taking_back', 'yes', true)`,
);

/** References whose rows go with the row that they name: both are brought back, in either order. */
const CASCADES =
  'game_account_player_fk, placement_band_division_fk, game_series_fk, player_game_stats_game_fk, goal_game_fk, goal_row_fk, six_mans_player_player_fk, six_mans_result_series_fk, season_honour_game_fk, membership_association_member_fk';

/** The divisions whose games, teams or bracket some transactions changed. */
const DIVISIONS = namedRead<{ id: number }>(
  'undo-divisions',
  `select distinct id from (
     select s.division_id as id
       from row_change c cross join lateral unnest(c.keys) k join series s on s.id = k::int
      where c.change_set_id = any($1::bigint[]) and c.table_name = 'series'
     union all
     select (r->>'division_id')::int
       from row_change c cross join lateral jsonb_array_elements(c.rows) r
      where c.change_set_id = any($1::bigint[]) and c.table_name = 'series' and c.kind = 'delete'
     union all
     select s.division_id
       from row_change c cross join lateral unnest(c.keys) k join game g on g.id = split_part(k, '/', 1)::int
            join series s on s.id = g.series_id
      where c.change_set_id = any($1::bigint[]) and c.table_name = 'player_game_stats' and c.kind = 'update'
     union all
     select split_part(k, '/', 1)::int from row_change c cross join lateral unnest(c.keys) k
      where c.change_set_id = any($1::bigint[]) and c.table_name in ('division_team', 'stage', 'stage_entrant')) touched
    where exists (select from division d where d.id = touched.id) order by id`,
);

/** What must be true whatever was taken back: the league has an admin, and its seasons are there. */
const BROKEN = namedRead<{ isAdminMissing: boolean; isSeasonMissing: boolean }>(
  'undo-broken',
  `select not exists (select from user_role where role = 1) as "isAdminMissing",
         exists (select from setting where key in ('current_season', 'signup_season') and value <> ''
                    and not exists (select from season where id::text = value)) as "isSeasonMissing"`,
);

const LOCK_SEASONS = namedWrite<{ isSettled: boolean }>(
  'undo-lock-seasons',
  `select settled_at is not null as "isSettled" from season
    where id in (select season_id from division where id = any($1::int[])) order by id for share`,
);

const LOCK_ADMINS = namedWrite<{ userId: number }>(
  'undo-lock-admins',
  'select user_id as "userId" from user_role where role = 1 order by user_id for update',
);

/** Brings rows back as they were before some transactions changed them. */
@Injectable()
export class ChangeSetsRepository {
  constructor(private readonly db: Db) {}

  /** Locks the changed rows that are there, so that what is found about them stays true. */
  async lock(changes: readonly StoredChange[]): Promise<void> {
    for (const table of TRACKED_TABLES) {
      const keys = [...new Set(changes.filter((change) => change.table === table.name).map(({ key }) => key))];
      if (keys.length > 0) await this.db.query(lockSql(table), [keys]);
      if (table.name === 'user_role' && keys.length > 0) await this.db.write(LOCK_ADMINS);
    }
  }

  /** Brings back what the changes replaced, the latest first. */
  async bringBack(changes: readonly StoredChange[]): Promise<void> {
    await this.db.write(TAKE_BACK);
    await this.db.query(`set constraints ${CASCADES} deferred`);
    const statements = new Map(changes.map((change) => [change.changeId, change]));
    for (const change of [...statements.values()].toSorted((one, other) => other.changeId - one.changeId)) {
      await this.bringOneBack(trackedTable(change.table), change);
    }
    await this.db.query(`set constraints ${CASCADES} immediate`);
  }

  /** The divisions whose sums of players have to be counted again. */
  async findDivisions(setIds: readonly number[]): Promise<number[]> {
    return (await this.db.read(DIVISIONS, [setIds])).map(({ id }) => id);
  }

  /** Keeps the seasons of these divisions from being settled meanwhile, and says which are. */
  lockSeasonsOf(divisionIds: readonly number[]): Promise<{ isSettled: boolean }[]> {
    return this.db.write(LOCK_SEASONS, [divisionIds]);
  }

  /** What no undo may leave behind. */
  async findBroken(): Promise<{ isAdminMissing: boolean; isSeasonMissing: boolean }> {
    return (await this.db.read(BROKEN))[0] ?? { isAdminMissing: true, isSeasonMissing: true };
  }

  private async bringOneBack(table: TrackedTable, { changeId, kind }: StoredChange): Promise<void> {
    if (kind === 'insert') await this.db.query(deleteSql(table), [changeId]);
    else if (kind === 'delete') await this.db.query(insertSql(table), [changeId]);
    else await this.db.query(updateSql(table, await this.findColumns(changeId)), [changeId]);
  }

  /** The columns that an update changed in any of its rows, quoted. */
  private async findColumns(changeId: number): Promise<string[]> {
    const rows = await this.db.query<{ name: string }>(
      `select distinct quote_ident(jsonb_object_keys(r)) as name
         from row_change c, jsonb_array_elements(c.rows) r where c.id = $1 order by name`,
      [changeId],
    );
    return rows.map(({ name }) => name);
  }
}

const lockSql = (table: TrackedTable): string =>
  `select 1 from ${table.name} t where ${hasKeySql(table, 't', '$1')} order by ${keySql(table, 't')} for update`;

const deleteSql = (table: TrackedTable): string =>
  `delete from ${table.name} t where ${hasKeySql(table, 't', '(select keys from row_change where id = $1)')}`;

const insertSql = ({ name }: TrackedTable): string =>
  `insert into ${name}
   select r.* from row_change c, jsonb_populate_recordset(null::${name}, c.rows) r where c.id = $1`;

/** `columns` are set to their former values; a row that did not change all of them keeps the others. */
const updateSql = (table: TrackedTable, columns: readonly string[]): string =>
  `update ${table.name} t
      set (${columns.join(', ')}) =
          (select ${columns.map((column) => `r.${column}`).join(', ')} from jsonb_populate_record(t, k.former) r)
          ${table.hasVersion ? ', version = t.version + 1' : ''}
     from (select key, c.rows->(n::int - 1) as former
             from row_change c, unnest(c.keys) with ordinality as k (key, n) where c.id = $1) k
    where ${isKeySql(table, 't', 'k.key')}`;
