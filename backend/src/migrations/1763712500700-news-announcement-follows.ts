import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The wish to tell of a post in the chat is part of the post, so that it is brought back with it. The other table has the
 * messages, also of a post that is gone. The triggers are off, because the migration is no act of staff.
 */
export class NewsAnnouncementFollows1763712500700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table news_post add column is_announced boolean;
      alter table news_post disable trigger user;
      update news_post n set is_announced = true
        from news_announcement a join outbox_entry o on o.key = 'news:' || a.post_id where a.post_id = n.id;
      alter table news_post enable trigger user;
      alter table news_announcement drop constraint news_announcement_post_fk, add column message_id text, drop column asked_at;
      update news_announcement a set message_id = o.result from outbox_entry o where o.key = 'news:' || a.post_id;
      delete from news_announcement where message_id is null;
      alter table news_announcement alter column message_id set not null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from news_announcement;
      insert into news_announcement (post_id, message_id) select id, '' from news_post where is_announced;
      alter table news_announcement drop column message_id, add column asked_at timestamptz not null default now(),
        add constraint news_announcement_post_fk foreign key (post_id) references news_post (id) on delete cascade;
      alter table news_post drop column is_announced
    `);
  }
}
