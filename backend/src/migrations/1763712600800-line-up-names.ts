import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line about a line-up names the players by id: an erased person's name then stands in no stored text (R27). */
export class LineUpNames1763712600800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table series_event add column player_ids integer[] not null default '{}'`);
    // The names that stand there cannot be told from namesakes'. The line-ups themselves know who played.
    await runner.query(`update series_event set text = null where kind = 'line-up-named'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table series_event drop column player_ids');
  }
}
