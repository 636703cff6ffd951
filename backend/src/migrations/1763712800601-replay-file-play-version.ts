import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By which definitions a kept file was read last (R39): one that told nothing then is read again when they change. Those
 * that were read by the first version say so, and not that they were never read.
 */
export class ReplayFilePlayVersion1763712800601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table replay_file add column play_version integer;
      update replay_file set play_version = 1 where reader_version is not null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table replay_file drop column play_version');
  }
}
