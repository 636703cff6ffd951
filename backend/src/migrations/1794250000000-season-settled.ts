import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff settle a season: its results stand, and its final places and titles follow from them (R46). */
export class SeasonSettled1794250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table season add column settled_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table season drop column settled_at`);
  }
}
