import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A stage can be open to the teams that sign up without a place (R43). */
export class OpenStages1795220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stage add column takes_signups boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stage drop column takes_signups');
  }
}
