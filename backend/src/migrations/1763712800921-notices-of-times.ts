import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice of a series' time has a topic too, so that the last one takes the place of those that nobody has read. */
export class NoticesOfTimes1763712800921 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notification drop constraint notification_topic_check,
        add constraint notification_topic_check check (topic in ('offer', 'report', 'time', 'other'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update notification set topic = null where topic = 'time';
      alter table notification drop constraint notification_topic_check,
        add constraint notification_topic_check check (topic in ('offer', 'report', 'other'))`);
  }
}
