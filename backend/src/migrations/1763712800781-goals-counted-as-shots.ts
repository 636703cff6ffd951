import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which goals the game counted as shots too (R37), so that the shots on the field are those of the box score. Until a game is
 * read again from its kept file, it is not known of its goals.
 */
export class GoalsCountedAsShots1763712800781 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table field_event add column is_counted_as_shot boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table field_event drop column is_counted_as_shot');
  }
}
