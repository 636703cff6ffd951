import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Series are listed by week, whether they are reported or not. */
export class SeriesByWeek1763712601030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index series_scheduled_at_idx on series (scheduled_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index series_scheduled_at_idx');
  }
}
