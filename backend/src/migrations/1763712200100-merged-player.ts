import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepNoRowsSql, keepRowsSql } from './keep-rows.ts';
import { watchTableSql } from './watch-table.ts';

/** Sums are counted from games, so those of a player go with them. */
const TOTALS = 'player_division_totals_player_fk';

/**
 * Players who were registered twice become one (R23). The second one is deleted, so that no list has them, and this
 * table knows who stayed, for old addresses. Values in the log about the deleted player are about the same person.
 */
export class MergedPlayer1763712200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table merged_player (
        player_id integer not null,
        into_player_id integer not null,
        constraint merged_player_pk primary key (player_id),
        constraint merged_player_into_fk foreign key (into_player_id) references player (id),
        constraint merged_player_two_check check (player_id <> into_player_id)
      );
      create index merged_player_into_idx on merged_player (into_player_id);
    `);
    await runner.query(watchTableSql('merged_player'));
    await runner.query(keepRowsSql('merged_player', 'player_id'));
    await runner.query(totalsSql('on delete cascade'));
    await runner.query(
      aboutErasedSql(`
               or exists (select from merged_player m
                           where m.into_player_id = (erased.after->>'playerId')::int
                             and ((entry.object_kind = 'player' and entry.object_id = m.player_id)
                               or jsonb_path_exists(jsonb_build_array(entry.before, entry.after),
                                    '$.** ? (@.playerId == $player)', jsonb_build_object('player', m.player_id))))`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(aboutErasedSql(''));
    await runner.query(totalsSql(''));
    await runner.query(keepNoRowsSql('merged_player'));
    await runner.query('drop table merged_player');
  }
}

const totalsSql = (onDelete: string): string => `
  alter table player_division_totals drop constraint ${TOTALS},
    add constraint ${TOTALS} foreign key (player_id) references player (id) ${onDelete}`;

/** The function of the migration audit-forgetting, with one more way in which an entry is about a person. */
const aboutErasedSql = (also: string): string => `
  create or replace function is_about_erased(entry audit_entry) returns boolean language sql stable as $$
    select entry.act <> 'person.erase' and exists (
      select from audit_entry erased
       where erased.act = 'person.erase' and erased.id > entry.id
         and ((entry.object_kind = 'user' and entry.object_id = erased.object_id)
           or (entry.object_kind = 'player' and entry.object_id = (erased.after->>'playerId')::int)
           or (entry.object_kind = 'request' and erased.after->'requestIds' @> to_jsonb(entry.object_id))
           or (entry.object_kind = 'member' and erased.after->'membershipIds' @> to_jsonb(entry.object_id))
           or jsonb_path_exists(jsonb_build_array(entry.before, entry.after),
                '$.** ? (@.userId == $user || @.playerId == $player)',
                jsonb_build_object('user', erased.object_id, 'player', coalesce((erased.after->>'playerId')::int, 0)))${also}))
  $$`;
