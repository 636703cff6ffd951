import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A result that an admin stored in their own matter is marked, and visitors can read such acts (R17). Old results get their
 * mark from the log, without the triggers: that is no act of staff.
 */
export class OwnMatters1763712500100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table series
        add column is_own_matter boolean not null default false,
        add constraint series_own_matter_check check (not is_own_matter or reported_at is not null);
      alter table series disable trigger user;
      update series s set is_own_matter = true
       where reported_at is not null
         and (select a.is_own_team from audit_entry a
               where a.object_kind = 'series' and a.object_id = s.id and a.act in ('series.report', 'series.walkover')
               order by a.id desc limit 1);
      alter table series enable trigger user;

      create index audit_entry_own_matter_idx on audit_entry (id) where is_own_team;
      create constraint trigger audit_entry_changed
        after insert on audit_entry
        deferrable initially deferred
        for each row
        when (case when not new.is_own_team then false
              when current_setting('league.stamp_queued', true) = 'yes' then false
              else set_config('league.stamp_queued', 'yes', true) = 'yes' end)
        execute function stamp_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger audit_entry_changed on audit_entry;
      drop index audit_entry_own_matter_idx;
      alter table series drop column is_own_matter;
    `);
  }
}
