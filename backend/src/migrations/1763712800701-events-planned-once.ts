import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a transaction changed is looked up with one plan. PostgreSQL made one at each commit, because it expected it to be a
 * little better; to make it took longer than all the rest of a report's commit.
 */
export class EventsPlannedOnce1763712800701 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter function record_events() set plan_cache_mode = force_generic_plan');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter function record_events() reset plan_cache_mode');
  }
}
