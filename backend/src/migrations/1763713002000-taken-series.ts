import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff say which series they take care of (R27). What decides a series ends it, through every door: a result, a
 * walkover, a decided dispute or claim. Open pages of the match night hear of each change at once.
 */
export class TakenSeries1763713002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table taken_series (
        series_id integer not null,
        user_id   integer not null,
        taken_at  timestamptz not null,
        constraint taken_series_pk primary key (series_id),
        constraint taken_series_series_fk foreign key (series_id) references series (id) on delete cascade,
        constraint taken_series_user_fk foreign key (user_id) references app_user (id) on delete cascade
      );
      create index taken_series_user_idx on taken_series (user_id);
      create function tell_taken_series() returns trigger language plpgsql as $$
      begin
        -- no page of captains listens to this
        perform pg_notify('match_week', 'taken ' || coalesce(new.series_id, old.series_id));
        return null;
      end
      $$;
      create trigger taken_series_tells_match_week after insert or update or delete on taken_series
        for each row execute function tell_taken_series();
      create function end_taken_series() returns trigger language plpgsql as $$
      begin
        delete from taken_series
         where series_id = (case tg_table_name when 'series' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'series_id' end)::int;
        return null;
      end
      $$;
      create trigger series_ends_taken after update on series for each row
        when ((old.reported_at, old.confirmation, old.walkover) is distinct from (new.reported_at, new.confirmation, new.walkover))
        execute function end_taken_series();
      create trigger no_show_claim_ends_taken after update of decided_at on no_show_claim for each row
        when (old.decided_at is null and new.decided_at is not null) execute function end_taken_series();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger no_show_claim_ends_taken on no_show_claim;
      drop trigger series_ends_taken on series;
      drop function end_taken_series();
      drop table taken_series;
      drop function tell_taken_series();
    `);
  }
}
