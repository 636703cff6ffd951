import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Teams that were merged into others: their addresses lead there (R47). */
export class MergedTeams1794400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table merged_team (
        team_id integer not null,
        into_team_id integer not null,
        constraint merged_team_pk primary key (team_id),
        constraint merged_team_into_fk foreign key (into_team_id) references team (id),
        constraint merged_team_two_check check (team_id <> into_team_id)
      );
      create index merged_team_into_idx on merged_team (into_team_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table merged_team');
  }
}
