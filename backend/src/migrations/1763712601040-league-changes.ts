import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tells the channel `league_series` which series of which division has another result, time or stream, so that open pages
 * are read again. A series that gets its place in the schedule and nothing else tells nothing.
 */
export class LeagueChanges1763712601040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function tell_league_series() returns trigger language plpgsql as $$
      declare
        changed series;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        perform pg_notify('league_series', changed.id || ' ' || changed.division_id);
        return null;
      end
      $$;
      create trigger series_tells_league after update on series
        for each row
        when (old.scheduled_at is distinct from new.scheduled_at or old.is_streamed is distinct from new.is_streamed
              or old.version is distinct from new.version and num_nonnulls(old.reported_at, new.reported_at) > 0)
        execute function tell_league_series();
      create trigger new_series_tells_league after insert on series
        for each row when (num_nonnulls(new.scheduled_at, new.reported_at) > 0)
        execute function tell_league_series();
      create trigger gone_series_tells_league after delete on series
        for each row when (num_nonnulls(old.scheduled_at, old.reported_at) > 0)
        execute function tell_league_series();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger gone_series_tells_league on series;
      drop trigger new_series_tells_league on series;
      drop trigger series_tells_league on series;
      drop function tell_league_series();
    `);
  }
}
