import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice stores its series, division or team, so that it can link to it. */
export class NoticePlaces1763712090202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notification
        add column series_id integer,
        add column division_id integer,
        add column team_id integer,
        add constraint notification_series_fk foreign key (series_id) references series (id) on delete set null,
        add constraint notification_division_fk foreign key (division_id) references division (id) on delete set null,
        add constraint notification_team_fk foreign key (team_id) references team (id) on delete set null;
      -- a new schedule deletes all series of a division: each looks for its notices
      create index notification_series_idx on notification (series_id) where series_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index notification_series_idx;
      alter table notification drop column team_id, drop column division_id, drop column series_id;
    `);
  }
}
