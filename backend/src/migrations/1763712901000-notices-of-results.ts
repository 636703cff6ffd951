import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice of a series' result has a topic too, so that the last one takes the place of those that nobody has read. */
export class NoticesOfResults1763712901000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notification drop constraint notification_topic_check,
        add constraint notification_topic_check check (topic in ('offer', 'report', 'time', 'result', 'other'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update notification set topic = null where topic = 'result';
      alter table notification drop constraint notification_topic_check,
        add constraint notification_topic_check check (topic in ('offer', 'report', 'time', 'other'))`);
  }
}
