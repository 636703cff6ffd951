import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'times-offered', 'times-withdrawn', 'time-agreed', 'line-up-named', 'reported', 'confirmed', 'disputed',
               'story-told', 'dispute-decided', 'no-show-claimed', 'no-show-withdrawn', 'no-show-objected', 'no-show-decided'`;

const kindsSql = (kinds: string): string => `
  alter table series_event
    drop constraint series_event_kind_check,
    add constraint series_event_kind_check check (kind in (${kinds}))`;

const remindersSql = (kinds: string): string => `
  alter table week_reminder
    drop constraint week_reminder_kind_check,
    add constraint week_reminder_kind_check check (kind in (${kinds}))`;

/** Staff accept a result that waits, and ask for a line-up that is missing (R27). */
export class SettledResults1763712600900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(kindsSql(`${KINDS}, 'settled'`));
    await runner.query(remindersSql(`'deadline', 'start', 'report', 'line-up'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from series_event where kind = 'settled'`);
    await runner.query(`delete from week_reminder where kind = 'line-up'`);
    await runner.query(kindsSql(KINDS));
    await runner.query(remindersSql(`'deadline', 'start', 'report'`));
  }
}
