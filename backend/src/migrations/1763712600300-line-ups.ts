import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepNoRowsSql, keepRowsSql } from './keep-rows.ts';

/** Who plays for each side of a series, as its captain has named them for one start (R27). */
export class LineUps1763712600300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table line_up (
        series_id        integer not null,
        side             text not null,
        for_start        timestamptz not null,
        named_at         timestamptz not null,
        named_by_user_id integer,
        constraint line_up_pk primary key (series_id, side),
        constraint line_up_series_fk foreign key (series_id)
          references series (id) on delete cascade deferrable initially immediate,
        constraint line_up_named_by_fk foreign key (named_by_user_id) references app_user (id) on delete set null,
        constraint line_up_side_check check (side in ('home', 'away'))
      );
      create table line_up_player (
        series_id integer not null,
        side      text not null,
        slot      smallint not null,
        player_id integer not null,
        constraint line_up_player_pk primary key (series_id, side, slot),
        constraint line_up_player_line_up_fk foreign key (series_id, side)
          references line_up (series_id, side) on delete cascade deferrable initially immediate,
        constraint line_up_player_player_fk foreign key (player_id) references player (id),
        constraint line_up_player_slot_check check (slot between 1 and 4)
      );
      create index line_up_player_player_idx on line_up_player (player_id);
    `);
    await runner.query(keepRowsSql('line_up', 'series_id', 'side'));
    await runner.query(keepRowsSql('line_up_player', 'series_id', 'side', 'slot'));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['line_up_player', 'line_up']) {
      await runner.query(keepNoRowsSql(table));
      await runner.query(`drop table ${table}`);
    }
  }
}
