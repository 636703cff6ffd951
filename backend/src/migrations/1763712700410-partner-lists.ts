import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partners' lists are read page by page in these orders; filtered statistics find the series of a period. */
export class PartnerLists1763712700410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index player_nickname_order_idx on player (lower(nickname), id)');
    await runner.query(
      `create index series_play_time_idx on series
         ((coalesce(scheduled_at, reported_at, timestamptz '2200-01-01 00:00:00+00')), id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index series_play_time_idx');
    await runner.query('drop index player_nickname_order_idx');
  }
}
