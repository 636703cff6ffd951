import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A result that an undo brings back to wait for its answer waits for another 24 hours (R27). */
export class ConfirmByAfterUndo1763712600700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function wait_anew() returns trigger language plpgsql as $$
      begin
        if current_setting('league.taking_back', true) = 'yes' then
          new.confirm_by = greatest(new.confirm_by, now() + interval '24 hours');
        end if;
        return new;
      end
      $$;
      create trigger series_waits_anew before update of confirmation on series
        for each row when (new.confirmation = 'waiting' and old.confirmation is distinct from 'waiting')
        execute function wait_anew();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger series_waits_anew on series; drop function wait_anew();');
  }
}
