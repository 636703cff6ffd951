import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepNoRowsSql, keepRowsSql } from './keep-rows.ts';
import { watchTableSql } from './watch-table.ts';

/** Each game's goals in order, as replay files tell them (R15). */
export class GoalsInOrder1763712602000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table goal (
        game_id integer not null,
        number  smallint not null,
        side    text not null,
        slot    smallint,
        constraint goal_pk primary key (game_id, number),
        constraint goal_game_fk foreign key (game_id)
          references game (id) on delete cascade deferrable initially immediate,
        constraint goal_row_fk foreign key (game_id, side, slot)
          references player_game_stats (game_id, side, slot) on delete cascade deferrable initially immediate,
        constraint goal_number_check check (number between 1 and 198),
        constraint goal_side_check check (side in ('home', 'away'))
      )
    `);
    await runner.query(watchTableSql('goal'));
    await runner.query(keepRowsSql('goal', 'game_id', 'number'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keepNoRowsSql('goal'));
    await runner.query('drop table goal');
  }
}
