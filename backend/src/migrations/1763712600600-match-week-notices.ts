import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice about what captains do themselves has a topic: it leads to the series' page of the match week (R27). */
export class MatchWeekNotices1763712600600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notification
        add column topic text,
        add constraint notification_topic_check check (topic in ('offer', 'report', 'other'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notification drop column topic');
  }
}
