import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Teams of one division do not meet in the first round of a stage where staff choose so (R43). */
export class DivisionsApart1795210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stage add column keeps_divisions_apart boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stage drop column keeps_divisions_apart');
  }
}
