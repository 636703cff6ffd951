import type { MigrationInterface, QueryRunner } from 'typeorm';
import { watchTableSql } from './watch-table.ts';

/** Teams that have signed up for a season. Everyone can read this, so the change stamp moves. */
export class Signup1763712032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table signup (
        season_id integer not null,
        team_id integer not null,
        user_id integer,
        created_at timestamptz not null default now(),
        constraint signup_pk primary key (season_id, team_id),
        constraint signup_season_fk foreign key (season_id) references season (id),
        constraint signup_team_fk foreign key (team_id) references team (id),
        constraint signup_user_fk foreign key (user_id) references app_user (id) on delete set null
      );
      create index signup_team_idx on signup (team_id);
    `);
    await runner.query(watchTableSql('signup'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table signup');
  }
}
