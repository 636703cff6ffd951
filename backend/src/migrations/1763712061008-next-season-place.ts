import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A team that has played a season may decline the place that it has in the next one. */
export class NextSeasonPlace1763712061008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table division_team add column place_declined_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table division_team drop column place_declined_at');
  }
}
