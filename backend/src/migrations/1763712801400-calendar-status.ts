import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a series is cancelled in calendars has one answer, which the entry stores. It was reckoned from other rows when a
 * calendar was read, so it could change without a new sequence, and programs that had the event kept the old one. A walkover
 * that is given before the series' time is cancelled too: no one plays then.
 */
export class CalendarStatus1763712801400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function no_one_plays(s series) returns boolean language sql stable as $$
        select case when s.scheduled_at is null then true
                    when s.reported_at is not null then s.walkover is not null and s.reported_at < s.scheduled_at
                    else exists (select from division_team t where t.division_id = s.division_id and t.is_disqualified
                                  and t.team_id in (s.home_team_id, s.away_team_id)) end
      $$;

      create or replace function keep_calendar_entry() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or new.scheduled_at is null then
          update calendar_entry set is_cancelled = true, sequence = sequence + 1, changed_at = now()
           where series_id = old.id and not is_cancelled;
        else
          insert into calendar_entry as known (series_id, division_id, home_team_id, away_team_id, starts_at, is_cancelled)
          values (new.id, new.division_id, new.home_team_id, new.away_team_id, new.scheduled_at, no_one_plays(new))
          on conflict (series_id) do update set
            division_id = excluded.division_id, home_team_id = excluded.home_team_id,
            away_team_id = excluded.away_team_id, starts_at = excluded.starts_at, is_cancelled = excluded.is_cancelled,
            sequence = known.sequence + case when (known.starts_at, known.is_cancelled)
              is distinct from (excluded.starts_at, excluded.is_cancelled) then 1 else 0 end,
            changed_at = now();
        end if;
        return null;
      end
      $$;

      -- a corrected result changes what the event says, and a walkover what becomes of it
      drop trigger series_in_calendar_updated on series;
      create trigger series_in_calendar_updated
        after update of scheduled_at, is_streamed, reported_at, walkover, home_games, away_games on series
        for each row when (
          (old.scheduled_at, old.is_streamed, old.reported_at, old.walkover, old.home_games, old.away_games) is distinct from
          (new.scheduled_at, new.is_streamed, new.reported_at, new.walkover, new.home_games, new.away_games))
        execute function keep_calendar_entry();

      create or replace function tell_calendars_of_disqualification() returns trigger language plpgsql as $$
      begin
        update calendar_entry e set is_cancelled = not e.is_cancelled, sequence = e.sequence + 1, changed_at = now()
          from series s
         where s.id = e.series_id and s.scheduled_at is not null and no_one_plays(s) <> e.is_cancelled
           and e.division_id = new.division_id and new.team_id in (e.home_team_id, e.away_team_id);
        return null;
      end
      $$;

      -- a walkover that was given ahead is new to calendars; a disqualified team's series were cancelled in them already
      update calendar_entry e
         set is_cancelled = true, changed_at = now(),
             sequence = e.sequence + case when s.reported_at is null then 0 else 1 end
        from series s where s.id = e.series_id and no_one_plays(s) and not e.is_cancelled;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function tell_calendars_of_disqualification() returns trigger language plpgsql as $$
      begin
        update calendar_entry e set sequence = e.sequence + 1, changed_at = now()
          from series s
         where s.id = e.series_id and s.reported_at is null and not e.is_cancelled
           and e.division_id = new.division_id and new.team_id in (e.home_team_id, e.away_team_id);
        return null;
      end
      $$;
      drop trigger series_in_calendar_updated on series;
      create trigger series_in_calendar_updated after update of scheduled_at, is_streamed, reported_at on series
        for each row when (
          (old.scheduled_at, old.is_streamed, old.reported_at) is distinct from
          (new.scheduled_at, new.is_streamed, new.reported_at))
        execute function keep_calendar_entry();
      create or replace function keep_calendar_entry() returns trigger language plpgsql as $$
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
      update calendar_entry e set is_cancelled = false from series s
       where s.id = e.series_id and s.scheduled_at is not null and e.is_cancelled;
      drop function no_one_plays(series);
    `);
  }
}
