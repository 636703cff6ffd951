import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statistics look for the few teams whose results are annulled, and not for both teams of every series. */
export class AnnulledTeams1763712800651 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index division_team_annulled_idx on division_team (division_id, team_id) where are_results_annulled',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index division_team_annulled_idx');
  }
}
