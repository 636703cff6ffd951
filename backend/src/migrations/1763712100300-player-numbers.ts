import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff can report a result first and the players' numbers later (R22). Only a played result can lack them. */
export class PlayerNumbers1763712100300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table series
        add column has_player_numbers boolean not null default true,
        add constraint series_player_numbers_check
          check (has_player_numbers or (reported_at is not null and walkover is null));
      create index series_without_numbers_idx on series (id) where not has_player_numbers;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index series_without_numbers_idx;
      alter table series drop column has_player_numbers;
    `);
  }
}
