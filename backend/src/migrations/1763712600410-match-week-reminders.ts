import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What captains were reminded of in the match week, and the reminders that a person has switched off (R27). */
export class MatchWeekReminders1763712600410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table week_reminder (
        series_id   integer not null,
        kind        text not null,
        about       timestamptz not null,
        reminded_at timestamptz not null,
        constraint week_reminder_pk primary key (series_id, kind, about),
        constraint week_reminder_series_fk foreign key (series_id) references series (id) on delete cascade,
        constraint week_reminder_kind_check check (kind in ('deadline', 'start', 'report'))
      );
      create table muted_reminder (
        user_id integer not null,
        kind    text not null,
        constraint muted_reminder_pk primary key (user_id, kind),
        constraint muted_reminder_user_fk foreign key (user_id) references app_user (id) on delete cascade,
        constraint muted_reminder_kind_check check (kind in ('deadline', 'start', 'report'))
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table muted_reminder; drop table week_reminder');
  }
}
