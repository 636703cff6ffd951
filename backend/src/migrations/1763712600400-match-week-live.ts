import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells the channel `match_week` which series changed, so that open pages are read again (R27). */
export class MatchWeekLive1763712600400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function tell_match_week() returns trigger language plpgsql as $$
      begin
        perform pg_notify('match_week', case tg_table_name when 'series' then to_jsonb(new) ->> 'id'
                                        else to_jsonb(new) ->> 'series_id' end);
        return null;
      end
      $$;
      create trigger series_tells_match_week after update on series
        for each row when (old.version is distinct from new.version) execute function tell_match_week();
      create trigger series_event_tells_match_week after insert on series_event
        for each row execute function tell_match_week();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger series_event_tells_match_week on series_event;
      drop trigger series_tells_match_week on series;
      drop function tell_match_week();
    `);
  }
}
