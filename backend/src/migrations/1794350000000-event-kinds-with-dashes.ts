import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of 6mans have the name of their calls in their kind: `six-mans.played` (R34). */
export class EventKindsWithDashes1794350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table league_event drop constraint league_event_kind_check;
      alter table league_event add constraint league_event_kind_check check (kind ~ '^[a-z-]+\\.[a-z-]+$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from league_event where kind !~ '^[a-z]+\\.[a-z-]+$';
      alter table league_event drop constraint league_event_kind_check;
      alter table league_event add constraint league_event_kind_check check (kind ~ '^[a-z]+\\.[a-z-]+$')`);
  }
}
