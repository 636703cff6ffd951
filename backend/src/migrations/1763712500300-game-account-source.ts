import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where a game account came from, and when. The accounts of before keep null: nothing stored says it. Staff could name an
 * account that the player had typed, and the log has an entry for that too.
 */
export class GameAccountSource1763712500300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table game_account
        add column source text constraint game_account_source_check check (source in ('typed', 'staff')),
        add column added_at timestamptz;
      alter table game_account alter column added_at set default now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table game_account drop column source, drop column added_at');
  }
}
