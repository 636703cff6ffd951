import type { MigrationInterface, QueryRunner } from 'typeorm';
import { watchTableSql } from './watch-table.ts';

/** Tables that visitors can see, with the columns that count when not all do (a login changes nothing for visitors). */
const VISIBLE: Readonly<Record<string, string | undefined>> = {
  app_user: 'discord_username, discord_discriminator, discord_avatar',
  user_role: undefined,
  player: undefined,
  game_account: undefined,
  team: undefined,
  roster_entry: undefined,
  season: undefined,
  division: undefined,
  placement_band: undefined,
  division_team: undefined,
  series: undefined,
  game: undefined,
  player_game_stats: undefined,
  player_division_totals: undefined,
  setting: undefined,
};

/**
 * One number that grows with every committed change of what visitors see, so that a cached answer is never out of date.
 *
 * The first changed row of a transaction queues the stamp. The others see that it is queued, by a transaction-local
 * setting, which a rollback to a savepoint takes back together with the queued stamp. The stamp itself is written at
 * the commit: the one row that all need is locked last and shortest, and versions become visible in the order in which
 * they were given.
 */
export class ChangeStamp1763712002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table change_stamp (
        id boolean not null default true,
        version bigint not null default 0,
        constraint change_stamp_pk primary key (id),
        constraint change_stamp_one_row_check check (id)
      );
      insert into change_stamp default values;

      create function stamp_change() returns trigger language plpgsql as $$
      declare
        stamped bigint;
      begin
        update change_stamp set version = version + 1 returning version into stamped;
        perform pg_notify('league_changed', stamped::text);
        return null;
      end
      $$;
    `);
    for (const [table, columns] of Object.entries(VISIBLE)) {
      await runner.query(watchTableSql(table, columns));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(VISIBLE)) {
      await runner.query(`drop trigger ${table}_emptied on ${table}; drop trigger ${table}_changed on ${table}`);
    }
    await runner.query('drop function stamp_change(); drop table change_stamp');
  }
}
