import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The reading of kept replay files (R39). One instance at a time reads: the row is there while it does. A game that was
 * filled from a replay wakes the readers at its commit, on the channel that a new file uses too.
 */
export class ReadingReplays1763712800511 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table replay_reading (
        id boolean not null default true,
        held_by uuid not null,
        held_until timestamptz not null,
        constraint replay_reading_pk primary key (id),
        constraint replay_reading_one_row_check check (id)
      )
    `);
    await runner.query(`
      create function tell_replay_game() returns trigger language plpgsql as $$
      begin
        perform pg_notify('replay_files', '');
        return null;
      end
      $$
    `);
    await runner.query(`
      create trigger game_replay_told after insert on game
        for each row when (new.replay_digest is not null) execute function tell_replay_game()
    `);
    await runner.query('create index game_replay_digest_idx on game (replay_digest) where replay_digest is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index game_replay_digest_idx');
    await runner.query('drop trigger game_replay_told on game');
    await runner.query('drop function tell_replay_game()');
    await runner.query('drop table replay_reading');
  }
}
