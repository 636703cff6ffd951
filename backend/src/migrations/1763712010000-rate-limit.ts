import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counters that all instances share. The table is unlogged: a crash may lose them, and writing them must cost little.
 */
export class RateLimit1763712010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table rate_limit (
        key text not null,
        window_ends_at timestamptz not null,
        taken integer not null,
        constraint rate_limit_pk primary key (key)
      );
      create index rate_limit_window_idx on rate_limit (window_ends_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limit');
  }
}
