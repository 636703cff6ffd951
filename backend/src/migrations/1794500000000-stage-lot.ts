import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number with which the seeds of a stage were drawn by lot (R43). */
export class StageLot1794500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table stage add column lot integer;
      alter table stage add constraint stage_lot_check check (lot between 1 and 999999)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stage drop column lot');
  }
}
