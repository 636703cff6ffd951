import type { MigrationInterface, QueryRunner } from 'typeorm';
import { watchTableSql } from './watch-table.ts';

/**
 * What calendars were told about each series. Triggers write it in the transaction that moves, deletes or reports the
 * series, so that no code can forget it. An entry outlives its series, because calendars must learn that the series is
 * cancelled.
 */
export class CalendarEntry1763712056000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calendar_entry (
        series_id integer not null,
        division_id integer not null,
        home_team_id integer not null,
        away_team_id integer not null,
        starts_at timestamptz not null,
        is_cancelled boolean not null default false,
        sequence integer not null default 0,
        changed_at timestamptz not null default now(),
        constraint calendar_entry_pk primary key (series_id),
        constraint calendar_entry_division_fk foreign key (division_id) references division (id) on delete cascade,
        constraint calendar_entry_home_team_fk foreign key (home_team_id) references team (id) on delete cascade,
        constraint calendar_entry_away_team_fk foreign key (away_team_id) references team (id) on delete cascade,
        constraint calendar_entry_sequence_check check (sequence >= 0)
      );
      create index calendar_entry_division_idx on calendar_entry (division_id);
      create index calendar_entry_home_team_idx on calendar_entry (home_team_id);
      create index calendar_entry_away_team_idx on calendar_entry (away_team_id);

      insert into calendar_entry (series_id, division_id, home_team_id, away_team_id, starts_at)
      select id, division_id, home_team_id, away_team_id, scheduled_at from series where scheduled_at is not null;
    `);
    await runner.query(`
      create function keep_calendar_entry() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or new.scheduled_at is null then
          update calendar_entry set is_cancelled = true, sequence = sequence + 1, changed_at = now()
           where series_id = old.id and not is_cancelled;
        elsif tg_op = 'UPDATE' and old.scheduled_at = new.scheduled_at then
          update calendar_entry set changed_at = now() where series_id = new.id;
        else
          insert into calendar_entry as known (series_id, division_id, home_team_id, away_team_id, starts_at)
          values (new.id, new.division_id, new.home_team_id, new.away_team_id, new.scheduled_at)
          on conflict (series_id) do update set
            division_id = excluded.division_id, home_team_id = excluded.home_team_id,
            away_team_id = excluded.away_team_id, starts_at = excluded.starts_at, is_cancelled = false,
            sequence = known.sequence + 1, changed_at = now();
        end if;
        return null;
      end
      $$;

      create trigger series_in_calendar_inserted after insert on series
        for each row when (new.scheduled_at is not null) execute function keep_calendar_entry();
      create trigger series_in_calendar_updated after update of scheduled_at, is_streamed, reported_at on series
        for each row when (
          (old.scheduled_at, old.is_streamed, old.reported_at) is distinct from
          (new.scheduled_at, new.is_streamed, new.reported_at))
        execute function keep_calendar_entry();
      create trigger series_in_calendar_deleted after delete on series
        for each row when (old.scheduled_at is not null) execute function keep_calendar_entry();

      create function tell_calendars_of_disqualification() returns trigger language plpgsql as $$
      begin
        update calendar_entry e set sequence = e.sequence + 1, changed_at = now()
          from series s
         where s.id = e.series_id and s.reported_at is null and not e.is_cancelled
           and e.division_id = new.division_id and new.team_id in (e.home_team_id, e.away_team_id);
        return null;
      end
      $$;
      create trigger division_team_in_calendar after update of is_disqualified on division_team
        for each row when (old.is_disqualified <> new.is_disqualified)
        execute function tell_calendars_of_disqualification();
    `);
    await runner.query(watchTableSql('calendar_entry'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger division_team_in_calendar on division_team;
      drop trigger series_in_calendar_deleted on series;
      drop trigger series_in_calendar_updated on series;
      drop trigger series_in_calendar_inserted on series;
      drop function tell_calendars_of_disqualification();
      drop function keep_calendar_entry();
      drop table calendar_entry;
    `);
  }
}
