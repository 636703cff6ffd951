import type { MigrationInterface, QueryRunner } from 'typeorm';
import { watchTableSql } from './watch-table.ts';

/**
 * The broadcast of the league's channel, as one instance found it for all of them. The stamp moves when the broadcast
 * changes, not at every check.
 */
export class LiveStream1763712055100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table live_stream (
        id boolean not null default true,
        title text,
        started_at timestamptz,
        asked_at timestamptz,
        seen_at timestamptz,
        constraint live_stream_pk primary key (id),
        constraint live_stream_one_row_check check (id),
        constraint live_stream_on_air_check check ((title is null) = (started_at is null))
      );
      insert into live_stream default values;
    `);
    await runner.query(watchTableSql('live_stream', 'title, started_at'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table live_stream');
  }
}
