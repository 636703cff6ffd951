import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The start page finds what the highest division plays next without looking at the other divisions' series. */
export class DivisionUpcoming1763712800641 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index series_division_upcoming_idx on series (division_id, scheduled_at, id) where reported_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index series_division_upcoming_idx');
  }
}
