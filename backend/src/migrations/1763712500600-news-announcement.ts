import type { MigrationInterface, QueryRunner } from 'typeorm';

/** News that are announced in the chat. Each is announced once, so its row stays when an act about the post is taken back. */
export class NewsAnnouncement1763712500600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table news_announcement (
        post_id  integer not null,
        asked_at timestamptz not null default now(),
        constraint news_announcement_pk primary key (post_id),
        constraint news_announcement_post_fk foreign key (post_id) references news_post (id) on delete cascade
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table news_announcement');
  }
}
